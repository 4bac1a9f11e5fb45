// Strips what the built page does not read (texts, schemas of input and of answers) from endpoint declarations; with
// zod, which no page but those with forms then needs, they would add 11 kB to every page.

import type { ESTree, Plugin } from 'vite';

const CONTRACT = /\/shared\/.+\.contract\.ts$/;
/** The properties of a declaration that the client reads at run time; types are not affected. */
const READ_BY_PAGE: ReadonlySet<string> = new Set(['method', 'path', 'access', 'offline']);

/** Removes the other properties from every `endpoint({…})`. */
export function buildContracts(): Plugin {
  return {
    name: 'asteria:contracts',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        let rest = code;
        // Edits run from the end of the file, so that earlier offsets stay valid.
        for (const property of listDeclared(this.parse(code)).toReversed()) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') {
            this.error('a declared call names each of its properties');
          }
          if (READ_BY_PAGE.has(property.key.name)) continue;
          const end = rest.indexOf(',', property.end) === property.end ? 1 : 0;
          rest = rest.slice(0, property.start) + rest.slice(property.end + end);
        }
        return { code: dropUnusedImports(rest), map: null };
      },
    },
  };
}

/** The property nodes of the module's endpoint declarations, in source order. */
function listDeclared({ body }: ESTree.Program): ESTree.ObjectPropertyKind[] {
  return body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (exported?.type !== 'VariableDeclaration') return [];
    return exported.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [declaration] = init.callee.name === 'endpoint' ? init.arguments : [];
      return declaration?.type === 'ObjectExpression' ? declaration.properties : [];
    });
  });
}

const NAMED_IMPORT = /^import \{([^}]*)\} from .*$/gm;

/**
 * Drops the named imports that nothing uses any more: what a contract imports counts as needed by its pages
 * (build-chunks.ts).
 */
function dropUnusedImports(code: string): string {
  const body = code.replace(NAMED_IMPORT, '');
  return code.replace(NAMED_IMPORT, (line, names: string) => {
    const isUsed = names
      .split(',')
      .map((name) => name.trim().split(' ').at(-1) ?? '')
      .some((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(body));
    return isUsed ? line : '';
  });
}
