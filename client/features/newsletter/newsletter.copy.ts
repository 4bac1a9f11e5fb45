/** The words of the pages that links in mails open. */
export const NEWSLETTER_PAGE_COPY = {
  home: 'Asteria, home',
  toHome: 'To Asteria',
  notWhole: {
    title: 'This link is incomplete',
    note: 'Some mail apps cut off long links. Open it from the email again, or copy all of it.',
  },
  gone: {
    title: 'This link no longer works',
    note: 'It’s more than a week old, or the address has been changed or unsubscribed since. You can ask for a new one in Profile.',
    action: 'Open Profile',
  },
  offline: 'You’re offline. Try again when you’re connected.',
  failed: 'That didn’t go through. Please try again in a moment.',
  confirm: {
    documentTitle: 'Confirm your address · Asteria',
    title: 'Is this your email address?',
    note: 'Say yes, and every Sunday at eight in the morning, your time, you’ll get up to five lines from your own chart. Days, no hours. Every letter has an unsubscribe link.',
    action: 'Yes, it’s mine',
    done: {
      title: 'Good. Sunday, then.',
      note: 'Your first letter comes on Sunday at eight in the morning. It loads nothing and tells nobody that you opened it.',
    },
  },
  /** The same for the mails that say that the daily letter is there. */
  daily: {
    confirm: {
      documentTitle: 'Confirm your address · Asteria',
      title: 'Is this your email address?',
      note: 'Say yes, and you’ll get one short mail on each day that you haven’t read your letter yet, at the time you chose. It holds the headline alone, and an unsubscribe link.',
      action: 'Yes, it’s mine',
      done: {
        title: 'Good. It’s confirmed.',
        note: 'The next mail comes at the time you chose. It loads nothing and tells nobody that you opened it.',
      },
    },
    leave: {
      documentTitle: 'Unsubscribe from the daily mail · Asteria',
      title: 'Unsubscribe from the daily mail?',
      note: 'One click, and no mail says any more that your letter is there. Your letters, your account and the Sunday letter stay as they are.',
      action: 'Unsubscribe',
      done: {
        title: 'You’re unsubscribed',
        note: 'Your letter waits in the app each day. If you ever miss the mail, Settings has a switch.',
      },
    },
  },
  leave: {
    documentTitle: 'Unsubscribe from the Sunday letter · Asteria',
    title: 'Unsubscribe from the Sunday letter?',
    note: 'One click, and you won’t get any more. Your account and everything in it stay as they are.',
    action: 'Unsubscribe',
    done: {
      title: 'You’re unsubscribed',
      note: 'We won’t send any more letters to this address. If you ever miss them, Profile has a button.',
    },
  },
} as const;
