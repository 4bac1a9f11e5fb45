import { http } from 'msw';
import { successSchema } from '#shared/account/account.schema.ts';
import { userSchema } from '#shared/account/user.schema.ts';
import { answer, refuse } from '../answer.ts';
import { world } from '../world.ts';

export const accountHandlers = [
  http.get('/api/user', () =>
    world.user === null ? refuse('not_signed_in') : answer(userSchema, world.user),
  ),
  http.post('/api/logout', () => {
    world.user = null;
    return answer(
      successSchema,
      { success: true },
      { headers: { 'Set-Cookie': 'signed-in=; Path=/; Max-Age=0' } },
    );
  }),
];
