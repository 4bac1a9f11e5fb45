// The attractions of a user, as calls take and return them.

import * as z from 'zod/mini';
import { ACCOUNT_FIELD_COPY } from './account.copy.ts';
import { ATTRACTION_IDS } from './attractions.ts';

/** A set of attractions in the order of the table, each at most once; an empty set means that no consent is given. */
export const attractionsSchema = z
  .array(
    z.enum(ATTRACTION_IDS, ACCOUNT_FIELD_COPY.attractionUnknown),
    ACCOUNT_FIELD_COPY.attractionUnknown,
  )
  .check(
    z.maxLength(ATTRACTION_IDS.length, ACCOUNT_FIELD_COPY.attractionsRepeated),
    z.overwrite((chosen) => ATTRACTION_IDS.filter((id) => chosen.includes(id))),
  );
