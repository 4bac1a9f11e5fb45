// The first screen's words about the sky at this minute.

export const LIVE_SKY_COPY = {
  tonight: (day: string) => `Tonight, ${day}.`,
  /** Before dusk. */
  today: (day: string) => `Today, ${day}.`,
  moon: (moon: string) => `${moon}.`,
  /** Explains why the picture's constellation differs from the text's sign. */
  drift: (stars: readonly string[]) =>
    `In the sky she is among the stars of ${stars.join(' and ')}: signs are counted from the March equinox, which has moved since they were named.`,
  /** Under the chart: which sky it shows. */
  caption: (time: string, place: string | undefined) =>
    `The sky drawn here is tonight’s, at ${time}${place === undefined ? '' : ` over ${place}`}`,
} as const;
