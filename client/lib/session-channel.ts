/** The broadcast channel by which a tab tells the others that somebody has signed in or out. */
export const SESSION_CHANNEL_NAME = 'asteria-session';
