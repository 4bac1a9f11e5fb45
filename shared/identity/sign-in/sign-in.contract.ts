// Registration, both ways of logging in, logging out.

import { endpoint } from '../../core/endpoint.ts';
import { successSchema } from '../../core/success.schema.ts';
import { userSchema } from '../account/user.schema.ts';
import { loginSchema, registrationSchema } from './sign-in.schema.ts';

export const registerEndpoint = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'session',
  idempotent: true,
  summary: 'Make an account for a proven phone number and sign it in',
  body: registrationSchema,
  status: 201,
  answer: userSchema,
  errors: ['phone_not_verified', 'account_exists', 'invalid_phone_number'],
});

export const loginEndpoint = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'session',
  idempotent: false,
  summary: 'Sign in with a proven phone number, or with username and password',
  body: loginSchema,
  answer: userSchema,
  errors: ['login_failed', 'no_account', 'invalid_phone_number', 'too_many_requests'],
});

export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'session',
  idempotent: true,
  summary: 'End the session; also right when there is none',
  answer: successSchema,
});
