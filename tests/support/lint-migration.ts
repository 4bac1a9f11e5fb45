// What a migration must not do while the previous version still runs: break that version, or lock a table for long.

interface Rule {
  pattern: RegExp;
  advice: string;
  /** Whether it is harmless on a table that the same migration creates. */
  newTables?: true;
}

/** `$1` of a pattern is the table, if the rule depends on it. */
const RULES: readonly Rule[] = [
  {
    pattern: /^alter table (\S+) .*\brename\b/,
    advice:
      'renames what the version before still names: add the new one, and drop the old one a release later',
  },
  {
    pattern: /^(?:drop table|alter table (\S+) drop column)/,
    advice:
      'drops what the version before may still read: say in the list of this test that no version does',
  },
  {
    pattern: /^alter table (\S+) alter column \S+ (?:set data )?type\b/,
    advice: 'rewrites the table under a lock that keeps everybody out: add a column instead',
  },
  {
    pattern: /^alter table (\S+) alter column \S+ set not null/,
    advice:
      'reads the whole table under such a lock: add a check that is not valid, and validate it',
  },
  {
    pattern: /^alter table (\S+) add column (?!.*\bdefault\b).*\bnot null\b/,
    advice: 'refuses the rows that the version before writes: give the column a default',
    newTables: true,
  },
  {
    pattern: /^alter table (\S+) add constraint .*(?:\bcheck\b|\bforeign key\b)(?!.*\bnot valid\b)/,
    advice:
      'reads the whole table under a lock: add it not valid, and validate it in the next migration',
    newTables: true,
  },
  {
    pattern: /^alter table (\S+) add constraint \S+ (?:unique|primary key)(?! using index)/,
    advice:
      'builds its index under a lock: build the index concurrently, then add the constraint using it',
    newTables: true,
  },
  {
    pattern: /^create (?:unique )?index (?!concurrently).*?\bon (?:only )?(\S+)/,
    advice:
      'keeps writers out while it is built: create it concurrently, in a migration of its own',
    newTables: true,
  },
  { pattern: /^(?:truncate|lock)\b/, advice: 'keeps everybody out of the table' },
  {
    pattern: /^(?:update|delete from)\b/,
    advice:
      'may go through millions of rows in one transaction: do it in batches, by a command or at run time',
  },
];

const plainNameOf = (name: string | undefined) =>
  name?.replace(/^"?public"?\./, '').replaceAll('"', '');

/** Everything wrong with the SQL of a migration, one sentence each; empty if nothing is. */
export function lintMigration(sql: string): string[] {
  const statements = sql
    .replace(/--(?! *> statement-breakpoint|> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
  const created = new Set(
    statements.map((statement) =>
      plainNameOf(/^create table (?:if not exists )?(\S+)/.exec(statement)?.[1]),
    ),
  );
  const concurrent = statements.filter((statement) => /\bconcurrently\b/.test(statement));
  const found = statements.flatMap((statement) =>
    RULES.flatMap(({ pattern, advice, newTables }) => {
      const match = pattern.exec(statement);
      const isNew = newTables === true && created.has(plainNameOf(match?.[1]));
      return match === null || isNew ? [] : [`"${statement}" ${advice}`];
    }),
  );
  if (concurrent.length > 0 && concurrent.length < statements.length) {
    found.push(
      'what is done concurrently is done outside a transaction: give it a migration of its own',
    );
  }
  if (concurrent[0]?.startsWith('create') === true) {
    found.push(
      `"${concurrent[0]}" leaves an invalid index when it is cut off: drop index concurrently if exists first`,
    );
  }
  return found;
}
