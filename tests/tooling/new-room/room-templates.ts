// How the templates of a room become its files, and the rows that they need elsewhere.

export type RoomNames = { kebab: string; camel: string; Pascal: string; UPPER: string };

/** The name of a room in each form that code needs: `dream-book`, `dreamBook`, `DreamBook`, `DREAM_BOOK`. */
export function namesOf(room: string): RoomNames {
  const words = room.split('-');
  const Pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return {
    kebab: room,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    Pascal,
    UPPER: room.toUpperCase().replaceAll('-', '_'),
  };
}

/** A template's text or path with the names in place of `__kebab__`, `__camel__`, `__Pascal__` and `__UPPER__`. */
export function fillIn(template: string, names: RoomNames): string {
  return template.replace(
    /__(kebab|camel|Pascal|UPPER)__/g,
    (_, form: keyof RoomNames) => names[form],
  );
}

/** A row that is the same for every room: written below a line of a file of all rooms, with the import it needs. */
export interface WrittenRow {
  file: string;
  /** The line that opens the list. */
  below: string;
  row: string;
  importLine?: string;
}

/** The rows that a new room gets; `npm run format` puts imports and rows in order. */
export function listWrittenRows({ kebab, Pascal }: RoomNames): WrittenRow[] {
  return [
    {
      file: 'server/rooms.ts',
      below: '  const calls = [',
      row: `    ...create${Pascal}Routes(),`,
      importLine: `import { create${Pascal}Routes } from './features/${kebab}/index.ts';`,
    },
    {
      file: 'shared/core/page-paths.ts',
      below: 'export const PAGE_PATHS = [',
      row: `  '/${kebab}',`,
    },
    {
      file: 'client/app/routes.tsx',
      below: 'export const PROTECTED_PAGES: Readonly<Record<ProtectedPath, LazyPage>> = {',
      row: `  '/${kebab}': lazyPage(() => import('#client/pages/${kebab}-page.tsx').then((file) => file.${Pascal}Page)),`,
    },
    {
      file: 'tests/server/db/statements.test.ts',
      below: 'const READS: readonly [path: string, url: string, further: 0 | 1 | 2][] = [',
      row: `  [get${Pascal}Endpoint.path, urlOf(get${Pascal}Endpoint), 0],`,
      importLine: `import { get${Pascal}Endpoint } from '#shared/${kebab}/${kebab}.contract.ts';`,
    },
    {
      file: 'tests/tooling/pictures/screens.ts',
      below: 'export const SCREENS: readonly Screen[] = [',
      row: `  { name: '${kebab}', path: '/${kebab}' },`,
    },
    {
      file: 'tests/e2e/screens/guard.spec.ts',
      below: 'const PROTECTED: Readonly<Record<ProtectedPath, string>> = {',
      row: `  '/${kebab}': '',`,
    },
  ];
}

/** The text of a file with a row; undefined where the line that opens the list does not stand in it once. */
export function withRow(text: string, { below, row, importLine }: WrittenRow): string | undefined {
  const [before, after, ...others] = text.split(`${below}\n`);
  if (before === undefined || after === undefined || others.length > 0) return undefined;
  const written = `${before}${below}\n${row}\n${after}`;
  return importLine === undefined
    ? written
    : written.replace(/^import /m, `${importLine}\nimport `);
}

/** The rows that are the maker's to write: the types and the fast tests name the one of accessibility alone. */
export function listRows({ kebab, Pascal }: RoomNames): { file: string; row: string }[] {
  return [
    {
      file: 'tests/e2e/access/user-screens.ts, in PAGES: what is there when the page is complete',
      row: `{ name: '${Pascal}', address: '/${kebab}', open: heading('…') },`,
    },
    {
      file: 'tests/e2e/budgets.spec.ts, in BEYOND_LANDING: kilobytes of scripts',
      row: `'/${kebab}': …,`,
    },
    {
      file: 'shared/requirements.md',
      row: `what the room must do, under ids of its own; "// req: …" above the tests that show it`,
    },
    {
      file: 'client/features/navigation/bottom-navigation.tsx',
      row: 'a row, only if the room is to have a tab of its own',
    },
  ];
}
