// What the moving sky does to the reader's own chart. The hours of a person's contacts are birth data: nothing of these
// answers is cached, logged or counted.

import { endpoint } from '../core/endpoint.ts';
import {
  transitsMonthQuerySchema,
  transitsMonthSchema,
  transitsQuerySchema,
  transitsSchema,
} from './transits.schema.ts';

export const getTransitsEndpoint = endpoint({
  method: 'GET',
  path: '/api/transits',
  access: 'user',
  summary: "A day's contacts with the user's own chart, each with how sure its hour is",
  query: transitsQuerySchema,
  answer: transitsSchema,
});

export const getTransitsMonthEndpoint = endpoint({
  method: 'GET',
  path: '/api/transits/month',
  access: 'user',
  summary:
    "A month's Moon and events, and how many contacts each day has with the user's own chart",
  query: transitsMonthQuerySchema,
  answer: transitsMonthSchema,
});
