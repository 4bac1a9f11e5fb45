// Writes a new room in all four top-level folders: npm run new:room -- dreams

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fillIn, listRows, listWrittenRows, namesOf, withRow } from './room-templates.ts';

const root = resolve(import.meta.dirname, '../../..');
const templates = join(import.meta.dirname, 'templates');
const [room = ''] = process.argv.slice(2);

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(room)) {
  process.stderr.write('The name of a room is lower case: npm run new:room -- dream-book\n');
  process.exit(1);
}

const names = namesOf(room);
const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.template'))
  .map((file) => ({
    path: fillIn(file.replace(/\.template$/, ''), names),
    text: fillIn(readFileSync(join(templates, file), 'utf8'), names),
  }));

const taken = files.filter(({ path }) => existsSync(join(root, path)));
if (taken.length > 0) {
  process.stderr.write(`There is already ${taken.map(({ path }) => path).join(', ')}\n`);
  process.exit(1);
}

for (const { path, text } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  process.stdout.write(`${path}\n`);
}
for (const written of listWrittenRows(names)) {
  const path = join(root, written.file);
  const text = withRow(readFileSync(path, 'utf8'), written);
  if (text === undefined) {
    process.stdout.write(`\n${written.file}: add by hand\n${written.row}\n`);
  } else {
    writeFileSync(path, text);
    process.stdout.write(`${written.file}: a row\n`);
  }
}
process.stdout.write('\nAdd by hand, then npm run format && npm run check:\n');
for (const { file, row } of listRows(names)) process.stdout.write(`\n${file}\n    ${row}\n`);
