// The names under which answers are kept. All but the user's own carry the user's id, and what changes by
// the day carries the day, so that nothing of one user or day can be shown to another.

export const USER_KEY = ['user'] as const;

/** Begins every key of one user: for what changes all that is known about them. */
export function everyKeyOf(userId: string) {
  return ['of-user', userId] as const;
}

/** The key of something of one user: `userKey(user.id, 'readings')`. */
export function userKey(userId: string, room: string, ...rest: readonly (string | number)[]) {
  return [...everyKeyOf(userId), room, ...rest] as const;
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
