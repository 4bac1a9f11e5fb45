// How long ago something was, in words. In a file of its own, since the landing page needs the other words of dates.

const AGO = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago an instant was at `nowMs` (Unix milliseconds): '20 minutes ago', 'yesterday', 'just now'. */
export function agoWords(instant: string, nowMs: number): string {
  const seconds = (nowMs - Date.parse(instant)) / 1000;
  const step = AGO.find((each) => seconds >= each.seconds);
  if (step === undefined) return 'just now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  return words.format(-Math.floor(seconds / step.seconds), step.unit);
}
