// The operator of this installation and its SMS provider, as the legal pages name them.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { SMS_CARRIERS } from './sms-carriers.ts';

/** Null where the operator has not said it. */
export const operatorSchema = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** A postal address, on one line. */
  address: z.nullable(z.string()),
  /** The company that delivers the text messages with codes; null when none are sent. */
  smsCarrier: z.nullable(z.enum(SMS_CARRIERS)),
});
export type Operator = z.infer<typeof operatorSchema>;

export const getOperatorEndpoint = endpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'open',
  summary: 'Who runs this installation, how to write to them, and who carries its text messages',
  answer: operatorSchema,
});
