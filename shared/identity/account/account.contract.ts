// The signed-in user's account.

import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { successSchema } from '../../core/success.schema.ts';
import {
  accountDeletedSchema,
  accountDeletionSchema,
  accountExportSchema,
  deviceSessionsSchema,
  endOthersSchema,
  passwordEditSchema,
  phoneChangeSchema,
} from './account.schema.ts';
import { birthDetailsSchema } from './birth-details.schema.ts';
import { accountHistorySchema } from './history.schema.ts';
import { USER_PATH } from './user.path.ts';
import { userSchema } from './user.schema.ts';

export const deleteUserEndpoint = endpoint({
  method: 'DELETE',
  path: USER_PATH,
  access: 'user',
  idempotent: true,
  summary: 'Delete the account and everything that is stored about it',
  body: accountDeletionSchema,
  answer: accountDeletedSchema,
  errors: ['fresh_proof_needed'],
});

export const replaceBirthDetailsEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/birth-details',
  access: 'user',
  idempotent: true,
  summary: 'Replace the birth details; what is absent becomes unknown',
  body: birthDetailsSchema,
  answer: userSchema,
});

export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  idempotent: false,
  summary: "Set or change the password, null removes it; the user's other sessions end",
  body: passwordEditSchema,
  answer: successSchema,
  errors: ['too_many_requests', 'fresh_proof_needed'],
  onLimitFailure: 'refuse',
});

export const removePasswordEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user/password',
  access: 'user',
  idempotent: false,
  summary: "Remove the password; the user's other sessions end",
  answer: successSchema,
  errors: ['too_many_requests', 'fresh_proof_needed'],
  onLimitFailure: 'refuse',
});

export const changePhoneEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/phone',
  access: 'user',
  idempotent: false,
  summary: "Change the number, whose code was checked; the user's other sessions end",
  body: phoneChangeSchema,
  answer: userSchema,
  errors: ['invalid_phone_number', 'phone_not_verified', 'account_exists', 'fresh_proof_needed'],
});

export const getHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/history',
  access: 'user',
  summary: 'What happened to the account in 90 days, the newest first',
  answer: accountHistorySchema,
});

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  summary: "The user's signed-in devices",
  answer: deviceSessionsSchema,
});

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  access: 'user',
  idempotent: false,
  summary: 'Sign a device out',
  params: z.object({ id: z.uuid() }),
  answer: successSchema,
  errors: ['not_found'],
});

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'user',
  idempotent: false,
  summary: 'Sign all other devices out, and with `feeds` take all calendar feeds back',
  query: endOthersSchema,
  answer: successSchema,
});

export const exportUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  idempotent: false,
  summary: 'Everything that is stored about the user, as a download',
  answer: accountExportSchema,
  errors: ['fresh_proof_needed'],
});
