// The names under which answers are kept. All but the user's own carry the user's id, and what changes by
// the day carries the day, so that nothing of one user or day can be shown to another.

export const USER_KEY = ['user'] as const;

/** The key of something of one user: `userKey(user.id, 'readings')`. */
export function userKey(userId: string, room: string, ...rest: readonly (string | number)[]) {
  return ['of-user', userId, room, ...rest] as const;
}

/** The key of something of one user and one day (`YYYY-MM-DD`): `dayKey(user.id, today, 'horoscope', sign)`. */
export function dayKey(
  userId: string,
  day: string,
  room: string,
  ...rest: readonly (string | number)[]
) {
  return userKey(userId, room, day, ...rest);
}
