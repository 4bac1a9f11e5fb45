// Subscribing to the newsletter.

import { endpoint } from '../core/endpoint.ts';
import { successSchema } from '../identity/account/account.schema.ts';
import { subscribeSchema } from './newsletter.schema.ts';

export const subscribeEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  access: 'session',
  summary: 'Subscribe to the newsletter; the answer does not reveal whether the address was stored',
  body: subscribeSchema,
  status: 202,
  answer: successSchema,
});
