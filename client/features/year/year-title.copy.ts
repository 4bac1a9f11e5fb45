export const YEAR_TITLE = 'Your year';
