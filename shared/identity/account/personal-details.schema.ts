// First name, last name and email, for the last step of the sign-up, edits of the account, and the newsletter.

import * as z from 'zod/mini';
import { plainEmail } from '../../core/email.ts';
import { personText } from '../../core/text.ts';
import { ACCOUNT_FIELD_COPY } from './account.copy.ts';

export const firstNameField = personText({
  min: [2, ACCOUNT_FIELD_COPY.firstNameShort],
  max: [100, ACCOUNT_FIELD_COPY.firstNameLong],
});
export const lastNameField = personText({
  min: [2, ACCOUNT_FIELD_COPY.lastNameShort],
  max: [100, ACCOUNT_FIELD_COPY.lastNameLong],
});
export const emailField = z
  .string(ACCOUNT_FIELD_COPY.emailInvalid)
  .check(
    z.overwrite(plainEmail),
    z.maxLength(254, ACCOUNT_FIELD_COPY.emailInvalid),
    z.email(ACCOUNT_FIELD_COPY.emailInvalid),
  );

export const personalDetailsSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
});
