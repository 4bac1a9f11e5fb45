/** Whether a user's address is subscribed to the newsletter, and whether its owner has confirmed it. */
export const NEWSLETTER_STATES = ['off', 'unconfirmed', 'on'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];
