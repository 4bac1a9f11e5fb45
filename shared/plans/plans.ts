// The three plans as the specification advertises them (section 1). No feature is gated by them, and
// everything is free during beta.

export type Plan = {
  key: string;
  name: string;
  price: string;
  /** How often the price is due; none where there is nothing to pay. */
  period: 'monthly' | 'yearly' | null;
  features: readonly string[];
  /** What the plan's button says. */
  button: string;
  mostPopular: boolean;
};

export const PLANS = [
  {
    key: 'cosmic-explorer',
    name: 'Cosmic Explorer',
    price: 'Free',
    period: null,
    features: [
      'Daily horoscope',
      'Basic birth chart',
      'Limited compatibility checks',
      'Weekly cosmic insights',
    ],
    button: 'Start Free',
    mostPopular: false,
  },
  {
    key: 'celestial-guide',
    name: 'Celestial Guide',
    price: '$9.99',
    period: 'monthly',
    features: [
      'Full personalised readings',
      'Unlimited compatibility analysis',
      'Calendar integration',
      'Planetary transit alerts',
      'Premium insights',
    ],
    button: 'Get Started',
    mostPopular: true,
  },
  {
    key: 'oracle-elite',
    name: 'Oracle Elite',
    price: '$79.99',
    period: 'yearly',
    features: [
      '1-on-1 psychic consultations',
      'Exclusive predictive reports',
      'Relationship path guidance',
      'Career destiny mapping',
      'Priority oracle answers',
    ],
    button: 'Go Elite',
    mostPopular: false,
  },
] as const satisfies readonly Plan[];
