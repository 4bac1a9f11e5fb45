// The three plans that are advertised (requirement LANDING-7). No feature is gated by them, and
// everything is free during beta.

export type Plan = {
  key: string;
  name: string;
  price: string;
  /** How often the price is due; null for the free plan. */
  period: 'monthly' | 'yearly' | null;
  features: readonly string[];
  /** The label of the plan's button. */
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
