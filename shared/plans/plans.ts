// The three advertised plans (requirement LANDING-7). They gate no feature, and everything is free during beta.

type PlanFeature = {
  name: string;
  /** Whether the feature is announced and not available yet. */
  isComing: boolean;
};

export type Plan = {
  key: string;
  name: string;
  price: string;
  /** How often the price is due; null for the free plan. */
  period: 'monthly' | 'yearly' | null;
  features: readonly PlanFeature[];
  /** The label of the plan's button. */
  button: string;
  mostPopular: boolean;
};

const there = (name: string): PlanFeature => ({ name, isComing: false });
const coming = (name: string): PlanFeature => ({ name, isComing: true });

export const PLANS = [
  {
    key: 'cosmic-explorer',
    name: 'Cosmic Explorer',
    price: 'Free',
    period: null,
    features: [
      there('Daily horoscope'),
      there('Basic birth chart'),
      there('Limited compatibility checks'),
      there('Weekly cosmic insights'),
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
      coming('Full personalised readings'),
      there('Unlimited compatibility analysis'),
      there('Calendar integration'),
      there('Planetary transit alerts'),
      coming('Premium insights'),
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
      coming('1-on-1 psychic consultations'),
      coming('Exclusive predictive reports'),
      coming('Relationship path guidance'),
      coming('Career destiny mapping'),
      coming('Priority oracle answers'),
    ],
    button: 'Go Elite',
    mostPopular: false,
  },
] as const satisfies readonly Plan[];
