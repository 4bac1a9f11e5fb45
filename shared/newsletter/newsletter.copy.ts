/** What is wrong with a field. */
export const NEWSLETTER_FIELD_COPY = {
  token: 'This link is incomplete. Please open it from the mail again.',
} as const;
