// Writes common-passwords.txt, the 10,000 most common passwords, from zxcvbn's list, which is ordered by frequency. Run
// it with `npx tsx server/features/identity/sign-in/build-common-passwords.ts`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;
/** Shorter ones are refused for their length. */
const MIN_CHARACTERS = 6;

const passwords = dictionary['passwords-common']
  .filter((password) => password.length >= MIN_CHARACTERS)
  .slice(0, COUNT);
writeFileSync(join(import.meta.dirname, 'common-passwords.txt'), `${passwords.join('\n')}\n`);
