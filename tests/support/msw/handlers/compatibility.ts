import { http } from 'msw';
import { compatibilitySchema } from '#shared/compatibility/compatibility.schema.ts';
import { answer } from '../answer.ts';

export const compatibilityHandlers = [
  http.get('/api/compatibility/:one/:other', () =>
    answer(compatibilitySchema, {
      percentage: 68,
      description: 'Opposite ends of one seesaw.',
      ratings: { love: 71, friendship: 78, communication: 66, trust: 57 },
      contributions: [
        { name: 'Every pair begins with', points: 50, reason: 'Halfway' },
        { name: 'Element', points: 16, reason: 'Fire feeds on Air' },
        { name: 'Quality', points: -5, reason: 'Both Fixed' },
        { name: 'Aspect', points: 9, reason: 'Opposition' },
        { name: 'Rulers', points: -2, reason: 'A raised eyebrow' },
      ],
    }),
  ),
];
