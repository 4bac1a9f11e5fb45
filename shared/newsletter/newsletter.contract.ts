// Subscribing to the newsletter, and leaving it.

import { endpoint } from '../core/endpoint.ts';
import { successSchema } from '../core/success.schema.ts';
import { subscribeSchema } from './newsletter.schema.ts';

export const subscribeEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  access: 'session',
  idempotent: false,
  summary:
    'With consent, subscribe the own address to the newsletter; the answer does not reveal whether it was stored',
  body: subscribeSchema,
  status: 202,
  answer: successSchema,
});

export const unsubscribeEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/subscribe',
  access: 'user',
  idempotent: true,
  summary: 'Leave the newsletter: the subscription of the user is deleted',
  status: 202,
  answer: successSchema,
});
