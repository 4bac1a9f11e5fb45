import { userSchema } from '#shared/account/user.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { describeUser, type PlaceFinder } from './account.service.ts';

/** The account of whoever is signed in. */
export function accountRoutes(dependencies: { places: PlaceFinder }): Route[] {
  const { places } = dependencies;
  return [
    defineRoute({
      method: 'GET',
      path: '/api/user',
      access: 'user',
      summary: 'The signed-in user',
      answer: userSchema,
      handler: ({ user }) => describeUser(user, places),
    }),
  ];
}
