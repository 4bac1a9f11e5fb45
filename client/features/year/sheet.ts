/** The classes of a section of the page: on paper the sections stand closer, so that a year is three sheets. */
export const SHEET = 'print:pt-3 print:pb-3';
