// The notes that explain why a chart has no houses.

export const HOUSE_NOTES = {
  noTime:
    'The Ascendant and the houses turn with the hour, so they need a birth time. The positions are those of noon.',
  noPlace:
    'The Ascendant and the houses need a birth place. The day is taken from the earliest time zone on earth to the latest.',
  noTimeAndPlace:
    'The Ascendant and the houses need a birth time and a birth place. The day is taken from the earliest time zone on earth to the latest, the positions from its middle.',
  polar:
    'There are no Placidus houses this close to the pole: part of the zodiac never rises there, or never sets. Whole sign houses are not troubled by that.',
} as const;
