// The pages of the law. They tell what the code does: a change of what is stored, sent or counted changes them too,
// and the version in shared/law/law-pages.ts.

import { DEFAULT_MIN_AGE_YEARS } from '#shared/identity/account/birth-details.schema.ts';
import type { LawPath } from '#shared/law/law-pages.ts';
import type { SmsCarrier } from '#shared/law/sms-carriers.ts';

/** Stands for the sentence about the company that carries text messages, which the server's settings decide. */
export const SMS_CARRIER = Symbol('SMS carrier');

type Section = { heading: string; paragraphs: readonly (string | typeof SMS_CARRIER)[] };
export type LawPageCopy = { title: string; opening: string; sections: readonly Section[] };

const TERMS: LawPageCopy = {
  title: 'Terms',
  opening: 'What you agree to by opening an account, in as few words as it takes.',
  sections: [
    {
      heading: 'What Asteria is',
      paragraphs: [
        'Asteria computes where the Sun, the Moon and the planets stand, and writes about it. The positions are astronomy and can be checked. What is said of you is astrology: read it for pleasure and for the questions it asks. It isn’t advice on health, law, or money, and nobody stands behind it as a prediction.',
        'The lucky numbers are a game with numbers. They make no draw more likely.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        `You are at least ${DEFAULT_MIN_AGE_YEARS} years old, the phone number is yours, and one account is one person. Who holds the number holds the account: tell us through Account Settings when it changes.`,
        'You can leave at any time. Account Settings has a button that deletes the account and what belongs to it at once.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'Nothing today. The plans on the first page show what is meant to come. Until something can be bought nobody is charged, and after that nobody is charged without being asked.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Please do not try to open other people’s accounts, to have codes sent to numbers that are not yours, or to slow the service down for others. Limits on how often things can be done protect everyone, you included.',
      ],
    },
    {
      heading: 'When something breaks',
      paragraphs: [
        'Asteria is offered as it is. We work to keep it open and your data whole, and we cannot promise that it is never interrupted. Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'When these terms change',
      paragraphs: [
        'The version you agreed to is kept with your account, and you can read it in the download of your data. A new version holds for accounts that are opened after it.',
      ],
    },
  ],
};

const PRIVACY: LawPageCopy = {
  title: 'Privacy',
  opening: 'What we keep about you, why, for how long, and who else sees it.',
  sections: [
    {
      heading: 'What you tell us',
      paragraphs: [
        'Your phone number, to sign you in. Your name, to greet you and to add up the numbers of a name. Date, time and place of birth, to compute your chart. Your e-mail address, which stays with the account. If you ask for the Sunday letter, one mail asks whether the address is yours; after your yes five lines come on Sundays, until you leave with one click. They load nothing, so opening one tells nobody.',
        'Whom you are drawn to, if you say it: your love reading has a sentence on it, and nothing else goes by it. That is intimate, so you agree to it separately, and you can take it back in Account Settings; then it is erased.',
      ],
    },
    {
      heading: 'What comes of it',
      paragraphs: [
        'Your chart, the letters as they were shown to you, points and badges with their dates, and the lucky numbers you saved. Letters are encrypted where they are stored.',
        'The time zone of your browser, or the one you chose, so that your day and its hours are told by your clock; and how you like hours and dates written.',
        'The devices you’re signed in on, with browser, system, when they signed in and the day they were last used; and, for 90 days, a history of sign-ins and account changes, so that you can see whether somebody else was there.',
        'Of a passkey only what recognizes it: its public key, how often it was used as the device counts, where and when it was made. Your finger, your face and the key itself never leave your device.',
        'If you switch notices on: where your browser takes them, the bells that you set and what is planned for two days, encrypted where they are stored; for nine days, that one was sent. They end on a device when it is signed out.',
      ],
    },
    {
      heading: 'What is not kept',
      paragraphs: [
        'No list of what you look at, no advertising, no measuring by others. The page loads nothing from other servers. The server’s log holds no number, name, birth date, place or network address; limits count network addresses and numbers under keyed hashes that are dropped when their hours are over.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The company that carries text messages gets your number when a code is sent to it; the next line says which one. If you asked for the Sunday letter, mail servers carry it to your address. The people who run this installation can read its database. Nobody else sees it: nothing is sold, lent or compared.',
        SMS_CARRIER,
        'A notice goes to your device through the push service of its browser’s maker (Google, Mozilla, Apple or Microsoft). It is encrypted for your device: they see that one is sent, when and to which browser, and not what it says.',
        'Places are looked up in a list on our own server. What you type into that field goes nowhere else.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Codes live for ten minutes, an unfinished sign-up for 30 minutes on the server and 15 in your browser, a sign-in for 30 days at most and 14 without a visit, the history for 90 days, everything else as long as the account. An account that nobody uses for two years is deleted; its history says so a month before, and one mail to the confirmed address of your Sunday letter, if you have that. Deleting the account erases all of it at once, except in backup copies that the operator has made; ask how long those are kept.',
      ],
    },
    {
      heading: 'Your rights, as buttons',
      paragraphs: [
        'Account Settings shows and changes what you told us, downloads everything in one file that machines can read, signs out one device or all others, and deletes the account. For anything that has no button, write to us.',
      ],
    },
  ],
};

const COOKIES: LawPageCopy = {
  title: 'Cookies',
  opening: 'Four cookies and a few things in your browser’s storage. None follows you anywhere.',
  sections: [
    {
      heading: 'Cookies',
      paragraphs: [
        'sid (__Host-sid over HTTPS) is your sign-in: a random text that scripts cannot read. It lasts 30 minutes for a visitor who begins to sign in, and 30 days after that.',
        'signed-in holds a 1, so that the page knows whether to ask for your account. It goes with the sign-in.',
        'device (__Host-device over HTTPS) remembers for a year that a number has signed in here, under a keyed hash, so that strangers who try your number cannot lock you out of your own phone.',
        'passkey (__Host-passkey over HTTPS) holds the question that your passkey answers when you sign in with one, for 15 minutes.',
      ],
    },
    {
      heading: 'In your browser’s storage',
      paragraphs: [
        'The last pages you read, for up to 14 days, so that they open without a connection. They go when you log out, when somebody else signs in, and with the account.',
        'A sign-up that you have begun, for 15 minutes. Whether you want stars behind the pages, until you change it. That a passkey was offered here, so that it is offered once. For whom this browser gets notices, until you switch them off or log out. The files of the app itself.',
      ],
    },
    {
      heading: 'Why there is no banner',
      paragraphs: [
        'Each of these is needed for what you asked for. There is nothing for advertising or measuring, so there is nothing to refuse.',
      ],
    },
  ],
};

const CONTACT: LawPageCopy = {
  title: 'Contact',
  opening: 'Who runs this installation, and how to reach them.',
  sections: [
    {
      heading: 'What to write about',
      paragraphs: [
        'A question about your data, something that misleads or hurts, a word that is wrong, a planet in the wrong place. Say when it was and what you saw; that is enough for us to look.',
        'Never send a code. Nobody here will ask you for one.',
      ],
    },
  ],
};

export const LAW_PAGES: Readonly<Record<LawPath, LawPageCopy>> = {
  '/terms': TERMS,
  '/privacy': PRIVACY,
  '/cookies': COOKIES,
  '/contact': CONTACT,
};

export const LAW_COPY = {
  documentTitle: (title: string) => `${title} · Asteria`,
  version: (date: string) => `Version of ${date}`,
  pages: 'The other pages',
  operator: 'Who runs it',
  smsCarriers: {
    twilio: 'Twilio carries the text messages of this installation.',
  } satisfies Record<SmsCarrier, string>,
  noSmsCarrier: 'This installation sends no text messages, so no such company gets your number.',
  /** While the answer is on its way. */
  asking: 'Looking up who runs this installation…',
  nobody: 'Nobody is named. Whoever runs this installation has not said who they are.',
  failed: 'Who runs this installation cannot be looked up at the moment.',
  askingCarrier: 'Looking up which company that is…',
  failedCarrier: 'Which company that is cannot be looked up at the moment.',
  home: 'Back to the start',
} as const;
