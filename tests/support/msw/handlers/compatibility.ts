import { getCompatibilityEndpoint } from '#shared/compatibility/compatibility.contract.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

export const compatibilityHandlers = [
  mockEndpoint(getCompatibilityEndpoint, () => ({
    percentage: 68,
    description: 'Opposite ends of one seesaw.',
    hurts: 'Leo waits to be asked.',
    helps: 'Ask on Thursday.',
    ratings: { love: 71, friendship: 78, communication: 66, trust: 57 },
    contributions: [
      { name: 'Every pair begins with', points: 50, reason: 'Halfway' },
      { name: 'Element', points: 16, reason: 'Fire feeds on Air' },
      { name: 'Quality', points: -5, reason: 'Both Fixed' },
      { name: 'Aspect', points: 9, reason: 'Opposition' },
      { name: 'Rulers', points: -2, reason: 'A raised eyebrow' },
    ],
  })),
];
