// Every word around notices. The server writes the text of a notice itself.

import type { PushAbility } from '#client/lib/push-device.ts';
import type { NoticeKind, NoticeStyle } from '#shared/notices/notice-rules.ts';

export const NOTICE_KIND_COPY: Readonly<Record<NoticeKind, { label: string; note: string }>> = {
  letter: { label: 'My letter, each morning', note: 'Its headline, unless you’ve read it by then' },
  answers: { label: 'An answer to my question', note: 'When somebody says how you two get along' },
  contacts: { label: 'The Sun to Mars, to my chart', note: 'At the minute, with its ±' },
  moons: { label: 'New and full Moons', note: 'And eclipses, at the minute' },
  seasons: { label: 'A season that begins, is exact or ends', note: 'About three a month' },
};

/** Each style with an example of a notice, whose contact is exact at `time`. */
export const NOTICE_STYLE_COPY: Readonly<
  Record<NoticeStyle, { title: string; note: (time: string) => string }>
> = {
  open: { title: 'Open', note: (time) => `Moon trine your Venus, ${time} ± 4` },
  discreet: { title: 'Discreet', note: () => 'Something is exact' },
};

/** Why this device is off and cannot be switched on. */
export const UNABLE_COPY: Readonly<Record<Exclude<PushAbility, 'ready'>, string>> = {
  blocked:
    'Your browser blocks notices from Asteria. Allow them in its settings for this site, then come back.',
  'home-screen':
    'On an iPhone or iPad, add Asteria to the Home Screen and open it there: only then can it show notices.',
  unsupported: 'This browser can’t show notices.',
};

export const NOTICES_COPY = {
  title: 'Notices',
  description: 'On the lock screen, at the minute.',
  loading: 'Looking up your notices',
  failed: 'We couldn’t look up your notices.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  none: 'Notices aren’t set up here yet, so you won’t get any.',
  device: 'On this device',
  deviceOn: 'It shows what you chose below, and your bells.',
  deviceOff: 'Your browser will ask you once.',
  others: (count: number) => (count === 1 ? 'One device gets them.' : `${count} devices get them.`),
  kinds: 'Notify me about',
  letterAt: 'When it comes',
  letterAtHint: 'By your own clock. None within your quiet hours.',
  letterByPush: 'On my devices',
  letterByMail: 'By email',
  byMail: {
    headline: (email: string) => `To ${email}, its headline alone`,
    waits: (email: string) =>
      `We sent a link to ${email}. Open it to confirm the address; no letter comes before.`,
    none: 'Your account has no email address. Add one under You first.',
  },
  kindsHint: 'At most one a day and five a week. First comes what your letter is about.',
  ofSky: 'From the sky',
  bells: 'The bells that you set on Today come on top, up to three a day.',
  style: 'Wording',
  secrecy:
    'Anyone who reads an open notice can narrow down your birth date, sometimes to a dozen days. A discreet one gives nothing away by itself.',
  quiet: 'Quiet hours',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietHint:
    'In these hours only the bells that you set will ring. An answer waits until they’re over.',
  notDone: { title: 'Nothing was changed', description: 'Please try again in a moment.' },
  blocked: { title: 'Notices are blocked', description: UNABLE_COPY.blocked },
  bell: (contact: string) => `Set a bell for ${contact}`,
  bellSet: (time: string) => ({ title: 'Bell set', description: `It rings at ${time}.` }),
  bellOff: { title: 'Bell off' },
} as const;

/** Offered once, under the third letter. */
export const BELL_OFFER_COPY = {
  title: 'Shall we tell you when your letter is here?',
  note: (time: string) => `Its headline, each morning at ${time}, unless you’ve read it by then.`,
  take: 'Yes, tell me',
  refuse: 'No, thanks',
  taken: (time: string) => `Good. It comes at ${time}; Settings has another time, and quiet hours.`,
} as const;
