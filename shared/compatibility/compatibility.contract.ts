// The compatibility of two signs.

import { endpoint } from '../core/endpoint.ts';
import { compatibilityParamsSchema, compatibilitySchema } from './compatibility.schema.ts';

export const getCompatibilityEndpoint = endpoint({
  method: 'GET',
  path: '/api/compatibility/{sign1}/{sign2}',
  access: 'user',
  summary: 'How two signs get on, with the contributions that the percentage is added up from',
  params: compatibilityParamsSchema,
  answer: compatibilitySchema,
});
