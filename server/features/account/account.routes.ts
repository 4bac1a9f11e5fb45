import * as z from 'zod/mini';
import {
  accountDeletedSchema,
  accountDeletionSchema,
  accountEditSchema,
  accountExportSchema,
  deviceSessionsSchema,
  passwordChangeSchema,
  successSchema,
} from '#shared/account/account.schema.ts';
import { birthDetailsSchema } from '#shared/account/birth-details.schema.ts';
import { userSchema } from '#shared/account/user.schema.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import { defineRoute, Reply, type Route } from '../../http/route.ts';
import { type AccountService, describeUser } from './account.service.ts';

/** The account of whoever is signed in. */
export function accountRoutes({ service }: { service: AccountService }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/user',
      access: 'user',
      summary: 'The signed-in user',
      answer: userSchema,
      handler: ({ user }) => describeUser(user),
    }),
    defineRoute({
      method: 'PATCH',
      path: '/api/user',
      access: 'user',
      summary: 'Change username, names, e-mail or attractions',
      body: accountEditSchema,
      answer: userSchema,
      errors: ['username_taken'],
      handler: async ({ user, body }) => describeUser(await service.edit(user.id, body)),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/user',
      access: 'user',
      summary: 'Delete the account and everything that is stored about it',
      body: accountDeletionSchema,
      answer: accountDeletedSchema,
      handler: async ({ user, body, session }) => {
        const deleted = await service.delete(user, body.confirm);
        session.forget();
        return deleted;
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/user/birth-details',
      access: 'user',
      summary: 'Replace the birth details; what is absent becomes unknown',
      body: birthDetailsSchema,
      answer: userSchema,
      handler: async ({ user, body }) =>
        describeUser(await service.updateBirthDetails(user.id, body)),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/user/password',
      access: 'user',
      summary: "Set or change the password; the user's other sessions end",
      body: passwordChangeSchema,
      answer: successSchema,
      errors: ['too_many_requests'],
      handler: async ({ user, body, session }) => {
        await service.changePassword(user, body, session.id);
        return { success: true as const };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/user/sessions',
      access: 'user',
      summary: "The user's signed-in devices",
      answer: deviceSessionsSchema,
      handler: ({ user, session }) => service.listSessions(user.id, session.id),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/user/sessions/{id}',
      access: 'user',
      summary: 'Sign a device out',
      params: z.object({ id: z.uuid() }),
      answer: successSchema,
      errors: ['not_found'],
      handler: async ({ user, params, session }) => {
        await service.endSession(user.id, params.id);
        if (params.id === session.id) session.forget();
        return { success: true as const };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/user/export',
      access: 'user',
      summary: 'Everything that is stored about the user, as a download',
      answer: accountExportSchema,
      handler: async ({ user }) => {
        const exported = await service.export(user.id);
        const name = `asteria-${utcDateOf(Date.parse(exported.exportedAt))}.json`;
        return new Reply(exported, {
          headers: { 'Content-Disposition': `attachment; filename="${name}"` },
        });
      },
    }),
  ];
}
