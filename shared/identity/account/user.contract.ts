// The calls that read and edit the signed-in user. They are separate from the account's other calls because every page
// needs them, and the schemas of the others have as many bytes as a small page.

import { endpoint } from '../../core/endpoint.ts';
import { accountEditSchema } from './account.schema.ts';
import { USER_PATH } from './user.path.ts';
import { userSchema } from './user.schema.ts';

export const getUserEndpoint = endpoint({
  method: 'GET',
  path: USER_PATH,
  access: 'user',
  summary: 'The signed-in user',
  answer: userSchema,
  offline: true,
});

export const editUserEndpoint = endpoint({
  method: 'PATCH',
  path: USER_PATH,
  access: 'user',
  idempotent: true,
  summary: 'Change username, names, e-mail (in a fresh session), attractions or preferences',
  body: accountEditSchema,
  answer: userSchema,
  errors: ['username_taken', 'fresh_proof_needed'],
});
