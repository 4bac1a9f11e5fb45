import type { QueryClient } from '@tanstack/react-query';
import { USER_KEY } from '#client/lib/query-keys.ts';
import type { Preferences } from '#shared/identity/account/preferences.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';

/**
 * Changes some preferences on this page, with `details` that depend on them; all others stay, because they may have been
 * edited meanwhile. Does nothing when the user with this id is no longer signed in.
 */
export function changePreferences(
  client: QueryClient,
  id: string,
  changed: Partial<Preferences>,
  details?: Partial<User>,
): void {
  client.setQueryData<User | null>(USER_KEY, (user) =>
    user?.id === id
      ? { ...user, ...details, preferences: { ...user.preferences, ...changed } }
      : user,
  );
}
