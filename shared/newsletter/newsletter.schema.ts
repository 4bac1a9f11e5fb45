import { personalDetailsSchema } from '../identity/account/personal-details.schema.ts';

/** The subscribe payload: e-mail, first and last name (requirement CALL-5). */
export const subscribeSchema = personalDetailsSchema;
