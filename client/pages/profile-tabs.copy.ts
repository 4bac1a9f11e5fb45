/** The words of the profile's tabs, by their keys in the address. */
export const PROFILE_TAB_LABELS = {
  chart: 'Chart',
  lucky: 'Lucky Numbers',
  numerology: 'Numerology',
  journey: 'Journey',
} as const;
