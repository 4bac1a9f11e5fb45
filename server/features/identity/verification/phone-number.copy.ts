/** The refusal of a number that begins with the zero of a call within a country; requirement FIELD-1. */
export const COUNTRY_CODE_MISSING = 'Please begin your number with + and the country code';
