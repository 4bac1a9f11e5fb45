export const FIND_YOURSELF_TITLE = 'Find yourself';
export const TALLY_TITLE = 'What everybody found';
