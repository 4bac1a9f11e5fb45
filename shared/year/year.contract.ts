// A reader's year from birthday to birthday. The days of seasons reveal the birth: no cache stores this answer, and no
// log or metric contains any of it.

import { endpoint } from '../core/endpoint.ts';
import { yearQuerySchema, yearSchema } from './year.schema.ts';

export const getYearEndpoint = endpoint({
  method: 'GET',
  path: '/api/year',
  access: 'user',
  summary: "A year from birthday to birthday: seasons, eclipses, stations and the Sun's return",
  query: yearQuerySchema,
  answer: yearSchema,
});
