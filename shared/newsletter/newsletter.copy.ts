/** What is wrong with a field. */
export const NEWSLETTER_FIELD_COPY = {
  token: 'This link is not whole. Open it from the mail once more.',
} as const;
