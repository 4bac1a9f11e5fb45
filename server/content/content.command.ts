// Checks all content and names the file and line of each mistake, for editors:
//   npm run --silent content

import { describeFaults, parseContent, readSource } from './build-content.ts';
import { checkContent } from './check/check-content.ts';
import { findFreeId } from './check/letter.ts';

const source = readSource();
const parsed = parseContent(source);
const faults = 'faults' in parsed ? parsed.faults : checkContent(parsed.content);
for (const row of describeFaults(source, faults)) process.stderr.write(`${row}\n`);
if (faults.length > 0) process.exitCode = 1;
if ('content' in parsed) {
  const { letter } = parsed.content;
  process.stdout.write(`The next free id of a unit of the letter is ${findFreeId(letter)}.\n`);
}
