// The first screen's words about the sky at this minute.

export const LIVE_SKY_COPY = {
  tonight: (day: string) => `Tonight, ${day}.`,
  /** Before dusk. */
  today: (day: string) => `Today, ${day}.`,
  moon: (moon: string) => `${moon}.`,
  /** Under the chart: which sky it shows. */
  caption: (time: string, place: string | undefined) =>
    `The sky drawn here is tonight’s, at ${time}${place === undefined ? '' : ` over ${place}`}`,
} as const;
