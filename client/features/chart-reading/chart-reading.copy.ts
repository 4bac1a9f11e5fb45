// What stands around the chapters of a chart.

export const READING_COPY = {
  title: 'Your chart, read',
  lead: 'We begin with what’s surest. Each chapter stands on what the sky held when you were born.',
  portrait: 'Your chart in one page',
  loading: 'Loading what your chart means',
  failed: 'What your chart means could not be read just now.',
  failedHint: 'The wheel and the positions are not affected.',
  why: 'Why?',
  showOnWheel: 'Show on the wheel',
  showOnWheelOf: (title: string) => `Show on the wheel: ${title}`,
  others: 'The others',
  aspects: 'More close aspects',
  balance: 'The balance',
  balanceLead: 'Elements by qualities, each planet in its own square.',
  balanceOpen: '~ Your birth time leaves its sign open: it’s counted where the wheel shows it.',
  openBody: (name: string) => `${name}, sign not settled`,
  about: 'about',
  element: 'Element',
  sum: 'Sum',
  none: 'none',
  noAscendant: 'Your Ascendant wants a time.',
  noAscendantText:
    'It’s the point of the sky that was rising as you were born, and it moves on by a sign every two hours. With a birth time and a place, this page can name it, along with your twelve houses.',
  addBirthTime: 'Add birth details',
  angles: { ascendant: 'AC', midheaven: 'MC' },
} as const;
