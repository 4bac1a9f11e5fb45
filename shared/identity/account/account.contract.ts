// The signed-in user's account.

import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import {
  accountDeletedSchema,
  accountDeletionSchema,
  accountEditSchema,
  accountExportSchema,
  deviceSessionsSchema,
  passwordChangeSchema,
  successSchema,
} from './account.schema.ts';
import { birthDetailsSchema } from './birth-details.schema.ts';
import { userSchema } from './user.schema.ts';

export const getUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'The signed-in user',
  answer: userSchema,
  offline: true,
});

export const editUserEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/user',
  access: 'user',
  summary: 'Change username, names, e-mail or attractions',
  body: accountEditSchema,
  answer: userSchema,
  errors: ['username_taken'],
});

export const deleteUserEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  summary: 'Delete the account and everything that is stored about it',
  body: accountDeletionSchema,
  answer: accountDeletedSchema,
});

export const replaceBirthDetailsEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/birth-details',
  access: 'user',
  summary: 'Replace the birth details; what is absent becomes unknown',
  body: birthDetailsSchema,
  answer: userSchema,
});

export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  summary: "Set or change the password; the user's other sessions end",
  body: passwordChangeSchema,
  answer: successSchema,
  errors: ['too_many_requests'],
  onLimitFailure: 'refuse',
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
  summary: 'Sign a device out',
  params: z.object({ id: z.uuid() }),
  answer: successSchema,
  errors: ['not_found'],
});

export const exportUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  summary: 'Everything that is stored about the user, as a download',
  answer: accountExportSchema,
});
