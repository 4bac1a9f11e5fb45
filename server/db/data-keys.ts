// The ids of the keys that the database's values are encrypted with. A process that lacks one of these keys could not
// read the data of some users, so it does not start.

import type { PlainQuery } from './database.ts';

interface Store {
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The database's values are encrypted with a key that DATA_KEY does not contain. The message is for operators. */
export class DataKeyError extends Error {
  constructor(missing: readonly string[], given: readonly string[]) {
    super(
      `DATA_KEY: the database holds values encrypted with key ${missing.join(', ')}; given is ${given.join(', ')}. ` +
        'Give the old key too: DATA_KEY=new,old. It can go after npm run data:encrypt.',
    );
    this.name = 'DataKeyError';
  }
}

/**
 * Throws a DataKeyError when the database uses a key that is not among `keyIds`; otherwise records that the first of
 * them, which encrypts, is in use.
 */
export async function claimDataKeys(
  database: Store,
  keyIds: readonly [string, ...string[]],
): Promise<void> {
  const { rows } = await database.query({ text: 'select id from data_keys', values: [] });
  const missing = rows.map(({ id }) => String(id)).filter((id) => !keyIds.includes(id));
  if (missing.length > 0) throw new DataKeyError(missing, keyIds);
  await database.query({
    text: 'insert into data_keys (id, first_used_at) values ($1, now()) on conflict do nothing',
    values: [keyIds[0]],
  });
}

/** Records that every value is now encrypted with this key, by deleting the ids of all others. */
export async function forgetOtherKeys(database: Store, keyId: string): Promise<void> {
  await database.query({ text: 'delete from data_keys where id <> $1', values: [keyId] });
}
