/** An instant as ISO 8601 in UTC, cut to the second so that it stays on its day: `1976-12-19T18:19:00Z`. */
export function toInstantText(utcMs: number): string {
  return `${new Date(utcMs).toISOString().slice(0, 19)}Z`;
}
