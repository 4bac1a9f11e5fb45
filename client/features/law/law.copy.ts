// The legal pages. They describe what the code does: when you change what is stored, sent or counted, change them too,
// along with the version in shared/law/law-pages.ts.

import { DEFAULT_MIN_AGE_YEARS } from '#shared/identity/account/min-age.ts';
import type { LawPath } from '#shared/law/law-pages.ts';
import type { SmsCarrier } from '#shared/law/sms-carriers.ts';

/** A placeholder for the sentence that names the SMS provider, which depends on the server's settings. */
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
        'Asteria computes where the Sun, the Moon and the planets stand, and writes about it. The positions are astronomy and can be checked. What it says about you is astrology: read it for pleasure and for the questions it asks. It isn’t advice about health, law or money, and nobody vouches for it as a prediction.',
        'The lucky numbers are a game with numbers. They don’t make a win any more likely.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        `You are at least ${DEFAULT_MIN_AGE_YEARS} years old, the phone number is yours, and the account is for one person. Anyone who has the number can get into the account, so update it in Account Settings when it changes.`,
        'You can leave at any time. Account Settings has a button that deletes the account and everything in it right away.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'Nothing today. The plans on the first page show what we mean to offer. Nobody is charged until something is for sale, and after that, nobody is charged without being asked.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Please don’t try to get into other people’s accounts, have codes sent to numbers that aren’t yours, or slow the service down for others. Limits on how often you can do things protect everyone, you included.',
      ],
    },
    {
      heading: 'When something breaks',
      paragraphs: [
        'Asteria is offered as is. We work to keep it running and your data safe, but we can’t promise that it will never be interrupted. Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'When these terms change',
      paragraphs: [
        'We record the version you agreed to with your account, and you can see it when you download your data. A new version applies to accounts opened after it.',
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
        'Your phone number, to sign you in. Your name, to greet you and to work out its numbers. Your date, time and place of birth, to compute your chart. Your email address, which stays with the account. If you ask for the Sunday letter, we send one email to confirm the address; once you say yes, up to five lines come on Sundays until you unsubscribe with one click. The letters load nothing, so nobody can tell whether you opened one.',
        'Who you’re attracted to, if you tell us: your love reading has a sentence about it, and nothing else uses it. That’s intimate, so you agree to it separately, and you can withdraw it in Account Settings; then we erase it.',
      ],
    },
    {
      heading: 'What we add to it',
      paragraphs: [
        'Your chart, the letters as they were shown to you, points and badges with their dates, and the lucky numbers you saved. Letters are encrypted where they are stored.',
        'The time zone of your browser, or the one you chose, so that your day and its times follow your clock; and how you like dates and times written.',
        'The devices you’re signed in on: their browser and system, when they signed in, and the day they were last used. And, for 90 days, a history of sign-ins and account changes, so that you can see whether somebody else got in.',
        'For a passkey, only what we need to recognize it: its public key, how many times the device says it was used, and where and when it was added. Your fingerprint, your face and the key itself never leave your device.',
        'If you turn notices on: the address where your browser receives them, the bells you set and what is planned for the next two days, all stored encrypted; and, for nine days, the fact that one was sent. A device stops getting them when it is signed out.',
        'If you write a journal: what you wrote, its tags, faces and time zones, encrypted; the dates aren’t. When you change an entry, the version before stays for 30 days. When you delete one, its words go right away, and for 30 days we keep its number, so that your other devices delete it too.',
        'If you play Find yourself: the pairs, what you chose, and your yes to being counted, if you gave it. The pairs and choices are encrypted. If you said yes, your choices are added to a count that holds nothing about you and can’t be taken back out; then we forget them. And, because only those who play first are counted, the fact that you’ve opened what your chart means.',
        'If you ask somebody how you two get along, or answer: the words you both see, what each of you agreed to show, and the name each of you gave the other. A guest’s birthday is used to work out the words and isn’t kept. For a calendar feed: its name, what it includes, a hash of its address, and when a calendar app last fetched it.',
      ],
    },
    {
      heading: 'What we don’t keep',
      paragraphs: [
        'No list of what you look at, no advertising, no tracking by others. The page loads nothing from other servers. The server’s log holds no phone number, name, birth date, place or network address; rate limits count network addresses and phone numbers under keyed hashes, which are deleted when the limit’s time is up.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The company that delivers text messages gets your number when we send you a code; the next line names it. If you asked for the Sunday letter, mail servers deliver it to your address. The people who run this installation can read its database. Somebody you match with sees what you both agreed to show. The more that is, the easier a birthday is to work out, and the page says how easy before you choose. Anyone who has the address of a calendar feed can read the feed. Nobody else sees your data: nothing is sold or lent.',
        SMS_CARRIER,
        'A notice goes to your device through the push service of its browser’s maker (Google, Mozilla, Apple or Microsoft). It is encrypted for your device: they see that one was sent, when, and to which browser, but not what it says.',
        'Places are looked up in a list on our own server. What you type into that field goes nowhere else.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Codes last ten minutes; an unfinished sign-up, 30 minutes on the server and 15 in your browser; a sign-in, 30 days at most and 14 without a visit; the history, 90 days; everything else, as long as the account. An account that nobody uses for two years is deleted. A month before, its history says so, and if you have confirmed an address for the Sunday letter, we send one email there. Deleting the account erases all of it right away, except from backups that the operator has made; ask how long those are kept.',
      ],
    },
    {
      heading: 'Your rights, as buttons',
      paragraphs: [
        'In Account Settings you can see and change what you told us, download everything in one machine-readable file, sign out one device or all the others, and delete the account. For anything without a button, write to us.',
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
        'sid (__Host-sid over HTTPS) is your sign-in: a random string that scripts can’t read. It lasts 30 minutes for a visitor who begins to sign in, and 30 days after that.',
        'signed-in holds a 1, so that the page knows whether to ask for your account. It ends when your sign-in does.',
        'device (__Host-device over HTTPS) remembers for a year that a number has signed in here, under a keyed hash, so that strangers who try your number can’t lock you out on your own phone.',
        'passkey (__Host-passkey over HTTPS) holds, for 15 minutes, the question that your passkey answers when you sign in with one.',
      ],
    },
    {
      heading: 'In your browser’s storage',
      paragraphs: [
        'The last pages you read, for up to 14 days, so that they open without a connection. They are removed when you log out, when somebody else signs in, and when you delete the account.',
        'A sign-up you’ve started, for 15 minutes. Whether you want stars behind the pages, until you change it. Whether we have offered you a passkey here, so that we offer it only once. Whether you want the pages light or dark. Whose notices this browser gets, until you turn them off or log out. Journal entries that haven’t been sent yet, until they are; logging out removes them. The files of the app itself.',
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
        'A question about your data, something that misleads or hurts, a wrong word, a planet in the wrong place. Tell us when it happened and what you saw; that’s enough for us to look into it.',
        'Never send us a code. Nobody here will ask you for one.',
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
    twilio: 'Twilio delivers text messages for this installation.',
  } satisfies Record<SmsCarrier, string>,
  noSmsCarrier: 'This installation sends no text messages, so no such company gets your number.',
  /** While the answer is loading. */
  asking: 'Looking up who runs this installation…',
  nobody: 'The people who run this installation haven’t said who they are.',
  failed: 'We can’t look up who runs this installation at the moment.',
  askingCarrier: 'Looking up which company that is…',
  failedCarrier: 'We can’t look up which company that is at the moment.',
  home: 'Back to the home page',
} as const;
