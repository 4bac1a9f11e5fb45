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

/**
 * The rows that stand in files of all rooms, with their imports. The types and the fast tests name those that are
 * missing, except in the budgets, the requirements and the navigation.
 */
export function listRows({ kebab, camel, Pascal }: RoomNames): { file: string; row: string }[] {
  return [
    {
      file: 'server/rooms.ts, in listRoutes',
      row: `...create${Pascal}Routes(), from './features/${kebab}/index.ts'`,
    },
    { file: 'shared/core/page-paths.ts, in PAGE_PATHS', row: `'/${kebab}',` },
    {
      file: 'client/app/routes.tsx, in PROTECTED_PAGES',
      row: `'/${kebab}': lazyPage(() => import('#client/pages/${kebab}-page.tsx').then((file) => file.${Pascal}Page)),`,
    },
    {
      file: 'tests/support/msw/handlers/index.ts, in handlers',
      row: `...${camel}Handlers, from './${kebab}.ts'`,
    },
    {
      file: 'tests/server/db/statements.test.ts, in READS: how many statements beyond the session',
      row: `[get${Pascal}Endpoint.path, urlOf(get${Pascal}Endpoint), 0],`,
    },
    {
      file: 'tests/tooling/pictures/screens.ts, in SCREENS',
      row: `{ name: '${kebab}', path: '/${kebab}' },`,
    },
    {
      file: 'tests/e2e/access/user-screens.ts, in PAGES: what is there when the page is complete',
      row: `{ name: '${Pascal}', address: '/${kebab}', open: heading('…') },`,
    },
    {
      file: 'tests/e2e/screens/guard.spec.ts, in PROTECTED',
      row: `'/${kebab}': '',`,
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
