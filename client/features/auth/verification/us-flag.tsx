const STRIPES = [0, 2, 4, 6, 8, 10, 12];
const STARS = [
  [1.6, 1.4],
  [4, 1.4],
  [6.4, 1.4],
  [2.8, 3.2],
  [5.2, 3.2],
  [1.6, 5],
  [4, 5],
  [6.4, 5],
] as const;

/**
 * The flag of the United States in outline, 24 by 16 pixels; an emoji looks different on every
 * phone.
 */
export function UsFlag({ label }: { label: string }) {
  return (
    <svg width="24" height="16" viewBox="0 0 19.5 13" role="img" aria-label={label}>
      <rect width="19.5" height="13" fill="#F6EFE0" />
      {STRIPES.map((y) => (
        <rect key={y} y={y} width="19.5" height="1" fill="#B5483F" />
      ))}
      <rect width="8" height="7" fill="#2B3A67" />
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.55" fill="#F6EFE0" />
      ))}
    </svg>
  );
}
