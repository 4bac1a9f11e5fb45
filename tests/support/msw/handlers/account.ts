import { successSchema } from '#shared/core/success.schema.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { answer, refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

export const accountHandlers = [
  mockEndpoint(getUserEndpoint, () => (world.user === null ? refuse('not_signed_in') : world.user)),
  mockEndpoint(logoutEndpoint, () => {
    world.user = null;
    return answer(
      successSchema,
      { success: true },
      { headers: { 'Set-Cookie': 'signed-in=; Path=/; Max-Age=0' } },
    );
  }),
];
