export const READINGS_COPY = { unknown: 'There is no such reading.' } as const;
