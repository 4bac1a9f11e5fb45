// The three stroke styles of the small engravings: outline, fine line and filled star.

export function Figure({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

export function Hair({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth=".8"
      strokeOpacity=".6"
      strokeLinecap="round"
    />
  );
}

export function Filled({ d }: { d: string }) {
  return <path d={d} fill="currentColor" />;
}
