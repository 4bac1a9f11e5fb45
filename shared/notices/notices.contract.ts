// Notices on the lock screen. The hours of contacts reveal the birth: no cache stores these answers, and no log or
// metric contains any of them.

import { endpoint } from '../core/endpoint.ts';
import {
  bellSchema,
  endedSubscriptionSchema,
  newSubscriptionSchema,
  noticeSettingsEditSchema,
  noticesSchema,
} from './notices.schema.ts';

export const getNoticesEndpoint = endpoint({
  method: 'GET',
  path: '/api/notices',
  access: 'user',
  summary: 'What the user is told of on the lock screen, and which bells are set',
  answer: noticesSchema,
});

export const editNoticesEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/notices',
  access: 'user',
  idempotent: true,
  summary:
    'Change kinds, style or quiet hours of the notices; the letter by mail waits for the link sent to the address',
  body: noticeSettingsEditSchema,
  answer: noticesSchema,
});

export const subscribeDeviceEndpoint = endpoint({
  method: 'POST',
  path: '/api/notices/subscriptions',
  access: 'user',
  idempotent: true,
  summary: 'Send notices to this device, as its browser subscribed to them',
  body: newSubscriptionSchema,
  answer: noticesSchema,
  errors: ['notices_off'],
});

export const unsubscribeDeviceEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/notices/subscriptions',
  access: 'user',
  idempotent: true,
  summary: 'Send no more notices to this device; when this has answered none is on its way',
  body: endedSubscriptionSchema,
  answer: noticesSchema,
});

export const setBellEndpoint = endpoint({
  method: 'POST',
  path: '/api/notices/bells',
  access: 'user',
  idempotent: true,
  summary: 'Ring at a contact of the user’s own that has a minute',
  body: bellSchema,
  answer: noticesSchema,
  errors: ['not_found', 'too_many_bells'],
});

export const removeBellEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/notices/bells',
  access: 'user',
  idempotent: true,
  summary: 'Take a bell off a contact; without one nothing changes',
  body: bellSchema,
  answer: noticesSchema,
});
