// The forms in which the values of this database are written. A version that does not know a form may still run beside
// this one, so a new form is used only when no such version can be running: in a database that this version created,
// and elsewhere after `npm run data:encrypt`, which operators run when every process has this version.

import type { PlainQuery } from './database.ts';
import type { WrittenForms } from './encryption.ts';

interface Store {
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The settings for encryption. */
interface AskedForms {
  /** `DATA_AT_REST`; undefined when it is not set. */
  dataAtRest: 'on' | 'off' | undefined;
  /** The default in a database whose forms do not say that values are encrypted. */
  encryptsData: boolean;
}

/** The forms in which this process writes: by the settings, or else by what the database says. */
export async function readForms(database: Store, asked: AskedForms): Promise<WrittenForms> {
  const { rows } = await database.query({ text: 'select form from data_forms', values: [] });
  const known = new Set(rows.map(({ form }) => form));
  const encrypts =
    asked.dataAtRest === undefined
      ? asked.encryptsData || known.has('encrypted')
      : asked.dataAtRest === 'on';
  return { encrypts, isUniform: known.has('uniform') };
}

/** Records that every process knows all forms, so that they are written from now on. */
export async function takeUpForms(database: Store): Promise<void> {
  await database.query({
    text: `insert into data_forms (form, since) values ('encrypted', now()), ('uniform', now())
      on conflict do nothing`,
    values: [],
  });
}
