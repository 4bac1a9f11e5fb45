// Subscribing to the newsletter, confirming the address, and leaving it with a session or by the link in a mail.

import { endpoint } from '../core/endpoint.ts';
import { successSchema } from '../core/success.schema.ts';
import { linkSchema, subscribeSchema } from './newsletter.schema.ts';

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

export const confirmSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'open',
  idempotent: true,
  summary: 'Confirm an address with the token of the link that was sent to it',
  body: linkSchema,
  answer: successSchema,
  errors: ['link_gone'],
});

export const leaveNewsletterEndpoint = endpoint({
  method: 'POST',
  path: '/api/newsletter/leave/{token}',
  access: 'open',
  idempotent: true,
  summary:
    'Leave with the token of any mail, in one click (RFC 8058); the answer is the same for every token',
  params: linkSchema,
  answer: successSchema,
  takesForm: true,
});
