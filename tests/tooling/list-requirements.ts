// Prints each requirement with the tests that are tagged with it: `npm run --silent requirements -- [group or id]`.

import {
  listRequirements,
  listTaggedTests,
  readRequirements,
  readSources,
} from '../architecture/requirements.ts';

const [wanted = ''] = process.argv.slice(2);
const taggedTests = listTaggedTests(readSources());

for (const { id, text } of listRequirements(readRequirements())) {
  if (wanted !== '' && id !== wanted && !id.startsWith(`${wanted}-`)) continue;
  process.stdout.write(`${id}  ${text}\n`);
  for (const { file, line, title } of taggedTests.filter(({ ids }) => ids.includes(id)))
    process.stdout.write(`    ${file}:${line}  ${title}\n`);
}
