// Transits: the contacts of moving bodies with the reader's own chart. The hours of contacts reveal the birth: no cache
// stores these answers, and no log or metric contains any of them.

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
