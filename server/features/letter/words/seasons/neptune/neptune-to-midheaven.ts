// Seasons of Neptune at the reader's Midheaven.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_MIDHEAVEN: SeasonUnits = {
  joined: {
    headline: 'You want work you could believe in.',
    coming:
      'Your job fits on a form, but not in anything you’d tell a child. Neptune, which asks what it’s all for, is drifting to your Midheaven, your work in the world. Keep your badge. Listen around.',
    exact:
      'You’re wistful at your desk, over nothing you could put in a review. Your Midheaven, where you’re known, has Neptune on it, blurring the ladder. Don’t resign to a feeling. Write down who you’d help.',
    leaving:
      'You can say it in one breath now, and an eight-year-old nodded. Neptune, the far-off music in any career, is fading from your Midheaven, your calling card. Maybe you haven’t changed jobs. You changed the sentence.',
    register: 'warm',
    area: 'work',
    advice: 'listen',
    picture: 'person',
  },
  easy: {
    headline: 'Your daydream has a job opening.',
    coming:
      'Somebody pays people for what you do while you’re on hold. Neptune, which sees you a bit better than you are, is putting in a kind word with your Midheaven, your good name. Find out who.',
    exact:
      'They liked the thing you nearly didn’t show them. Neptune, which runs on charm and fumes, is fond of your Midheaven, your sign out front. State your fee, calmly. Art can have an invoice number.',
    leaving:
      'You’ve cashed a check for something you’d have done for free. Neptune, no accountant, is wafting off from your Midheaven, your line of work. The door’s still open. Do one for love and one for rent.',
    register: 'light',
    area: 'money',
    advice: 'ask',
    picture: 'door',
  },
  hard: {
    headline: 'Your job title means nothing, even to you.',
    coming:
      'You hear yourself explain what you do at a wedding, and lose the thread before they do. Neptune, which fills an office with fog, is spreading across your Midheaven, your place at work. List what you’ve finished.',
    exact:
      'Three people think you own it, two think you’ve left, and the embarrassment is real. Neptune, who smudges every label, is leaning on your Midheaven, your standing. Ask for it in writing.',
    leaving:
      'There’s a line on your page now that a stranger could follow. Neptune, blurrer of signs, is rolling back from your Midheaven, the plate with your name. You’ve still got mist in the corners. Introduce yourself.',
    register: 'firm',
    area: 'work',
    advice: 'finish',
    picture: 'paper',
  },
};
