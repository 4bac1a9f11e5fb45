// What error boundaries say: of a whole page, and of a part of it.

export const PAGE_FAILURE_COPY = {
  fault: {
    title: 'This page lost its way',
    text: 'Something broke while we drew it. Nothing of yours is lost.',
  },
  lost: {
    title: 'This page didn’t arrive',
    text: 'The connection broke off on the way. Nothing of yours is lost.',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page hadn’t arrived before the connection was gone. Try again when you’re back.',
  },
  again: 'Try again',
  trying: 'Trying again…',
} as const;

export const PART_FAILURE_COPY = {
  fault: {
    message: (part: string) => `${part} could not be shown.`,
    hint: 'The fault is ours. The rest of the page still works.',
  },
  lost: {
    message: (part: string) => `${part} didn’t arrive.`,
    hint: 'The connection broke off on the way. The rest of the page still works.',
  },
  offline: {
    message: () => 'You’re offline.',
    hint: 'This part hadn’t arrived before the connection was gone. Try again when you’re back.',
  },
} as const;
