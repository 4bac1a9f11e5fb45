/** The flourish under a signature; hidden from screen readers. */
export function Flourish({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 132 20"
      width={132}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path
        strokeWidth={1.1}
        d="M2 11c18-9 33-9 44-2s24 8 34 1c6-4 3-9-2-8-7 1-6 12 4 14 14 3 27-8 48-11"
      />
      <path strokeWidth={0.7} strokeOpacity={0.6} d="M14 14c22-7 38-3 52 0" />
    </svg>
  );
}
