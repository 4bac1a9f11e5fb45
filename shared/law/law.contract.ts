// The operator of this installation, as the legal pages name it.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** Null where the operator has not said it. */
export const operatorSchema = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** A postal address, on one line. */
  address: z.nullable(z.string()),
});
export type Operator = z.infer<typeof operatorSchema>;

export const getOperatorEndpoint = endpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'open',
  summary: 'Who runs this installation, and how to write to them',
  answer: operatorSchema,
});
