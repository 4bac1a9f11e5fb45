// What this installation can do, according to its settings: the page offers nothing else.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

export const installationFeaturesSchema = z.object({
  /** It sends e-mail. */
  mail: z.boolean(),
  /** The public key for notices; null when notices are off. */
  push: z.nullable(z.string()),
  /** People can sign in with passkeys at the address of this request. */
  passkeys: z.boolean(),
  /** The host of its public address, as people write it; null where none is set. */
  address: z.nullable(z.string()),
});

export const getFeaturesEndpoint = endpoint({
  method: 'GET',
  path: '/api/features',
  access: 'open',
  summary: 'What this installation can do: mail, notices, passkeys',
  answer: installationFeaturesSchema,
});
