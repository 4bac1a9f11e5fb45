// Reads which tests a test file holds, without running it.

import ts from 'typescript';

export type ListedTest = {
  /** As written, before it.each fills it in. */
  title: string;
  /** With the titles of the describes around it: 'toasts > show title and description'. */
  path: string;
  /** It does not run everywhere: it, or a describe around it, is skipped, to do, or runs on a condition. */
  skipped: boolean;
};

const SKIPPING = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail']);

/** `it.skip.each(…)` as its names from the root on: it, skip, each. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return [];
}

function findTitle(call: ts.CallExpression): string | undefined {
  const [first] = call.arguments;
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
}

/** Every `it` and `test` with a literal title, in the order of the file. */
export function listTests(source: string): ListedTest[] {
  const file = ts.createSourceFile(
    'a.test.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const found: ListedTest[] = [];

  function visit(
    node: ts.Node,
    around: { titles: readonly string[]; skipped: boolean; test?: ListedTest },
  ) {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    const [root = '', ...rest] = namesOf(node.expression);
    const title = findTitle(node);
    const skips = rest.some((name) => SKIPPING.has(name));
    const isDescribe = root === 'describe' || (root === 'test' && rest[0] === 'describe');
    let within = around;
    if (title !== undefined && isDescribe) {
      within = { titles: [...around.titles, title], skipped: around.skipped || skips };
    } else if (title !== undefined && (root === 'it' || root === 'test')) {
      const path = [...around.titles, title].join(' > ');
      const test = { title, path, skipped: around.skipped || skips };
      found.push(test);
      within = { ...around, test };
    } else if (skips && around.test !== undefined && (root === 'test' || root === 'it')) {
      // `test.skip(condition)` in the middle of a test.
      around.test.skipped = true;
    }
    ts.forEachChild(node, (child) => visit(child, within));
  }

  visit(file, { titles: [], skipped: false });
  return found;
}
