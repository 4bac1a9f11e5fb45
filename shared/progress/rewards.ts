// The rewards and the points that each one needs (requirement JOURNEY-5). They are shown but cannot be redeemed.

export const REWARDS = [
  { key: 'premium_love_reading', name: 'Premium Love Reading', points: 100 },
  { key: 'monthly_forecast', name: 'Monthly Forecast', points: 250 },
  { key: 'animated_birth_chart', name: 'Animated Birth Chart', points: 500 },
] as const;
export type RewardKey = (typeof REWARDS)[number]['key'];
