/** The name of the page and of its part on Home. Apart from the other words, which Home loads later. */
export const JOURNAL_TITLE = 'Your journal';
