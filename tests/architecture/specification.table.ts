// Every sentence of the specification that can be seen or measured on the product, with the tests that show it.
// A new sentence: a row in its section's file. A test that is renamed: the row that names it, too.

import type { SpecificationRow } from './specification/row.ts';
import { SECTION_2 } from './specification/section-2.ts';
import { SECTION_4 } from './specification/section-4.ts';
import { SECTION_5 } from './specification/section-5.ts';
import { SECTION_8 } from './specification/section-8.ts';
import { SECTION_9 } from './specification/section-9.ts';

export const SPECIFICATION: readonly SpecificationRow[] = [
  ...SECTION_2,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_8,
  ...SECTION_9,
];
