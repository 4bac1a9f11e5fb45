/** What failed, in the words of an error on Home. Apart from the other words, which Home loads later. */
export const CHECK_IN_PART = 'Your journal';
