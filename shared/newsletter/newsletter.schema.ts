import { personalDetailsSchema } from '../auth/personal-details.schema.ts';

/** The subscribe payload: e-mail, first and last name (specification §3). */
export const subscribeSchema = personalDetailsSchema;
