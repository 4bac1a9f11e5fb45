import {
  compatibilityParamsSchema,
  compatibilitySchema,
} from '#shared/compatibility/compatibility.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { getCompatibility } from './compatibility.service.ts';

/** How two signs get on. */
export function compatibilityRoutes(): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/compatibility/{sign1}/{sign2}',
      access: 'user',
      summary: 'How two signs get on, with the contributions that the percentage is added up from',
      params: compatibilityParamsSchema,
      answer: compatibilitySchema,
      handler: ({ params }) => getCompatibility(params.sign1, params.sign2),
    }),
  ];
}
