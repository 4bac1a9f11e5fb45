// Prints each requirement with the tests that bear it: `npm run --silent requirements -- [group or id]`.

import {
  listBearers,
  listRequirements,
  readPage,
  readSources,
} from '../architecture/requirements.ts';

const [wanted = ''] = process.argv.slice(2);
const bearers = listBearers(readSources());

for (const { id, text } of listRequirements(readPage())) {
  if (wanted !== '' && id !== wanted && !id.startsWith(`${wanted}-`)) continue;
  process.stdout.write(`${id}  ${text}\n`);
  for (const { file, line, title } of bearers.filter(({ ids }) => ids.includes(id)))
    process.stdout.write(`    ${file}:${line}  ${title}\n`);
}
