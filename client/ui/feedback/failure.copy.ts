// The words of error boundaries, for a whole page and for a part of one.

export const PAGE_FAILURE_COPY = {
  fault: {
    title: 'This page lost its way',
    text: 'Something broke while we drew it. You haven’t lost anything.',
  },
  lost: {
    title: 'This page didn’t arrive',
    text: 'The connection dropped on the way. You haven’t lost anything.',
  },
  offline: {
    title: 'You’re offline',
    text: 'The connection was gone before this page arrived. Try again when you’re back.',
  },
  again: 'Try again',
  trying: 'Trying again…',
} as const;

export const PART_FAILURE_COPY = {
  fault: {
    message: (part: string) => `${part} couldn’t be shown.`,
    hint: 'The fault is ours. The rest of the page still works.',
  },
  lost: {
    message: (part: string) => `${part} didn’t arrive.`,
    hint: 'The connection dropped on the way. The rest of the page still works.',
  },
  offline: {
    message: () => 'You’re offline.',
    hint: 'The connection was gone before this part arrived. Try again when you’re back.',
  },
} as const;
