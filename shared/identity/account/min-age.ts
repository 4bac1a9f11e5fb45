/** The minimum age to register: the server's default, and what the page checks first. */
export const DEFAULT_MIN_AGE_YEARS = 13;
