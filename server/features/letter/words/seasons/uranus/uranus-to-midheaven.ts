// Seasons of Uranus at the reader's Midheaven.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_MIDHEAVEN: SeasonUnits = {
  joined: {
    headline: 'Your career took an exit you hadn’t signaled.',
    coming:
      'You’ve caught yourself reading job posts in a field you used to mock. Uranus, quick to change lanes, is coming alongside your Midheaven, your line of work. Check the mirrors. The exit’s closer than it looks.',
    exact:
      'Somebody asks what you do, and the answer has a “well” in it. Uranus, planet of the swerve, is on your Midheaven, your public direction. You’re nervous and awake. Signal, so the people behind you know.',
    leaving:
      'You’re on a road your old bosses couldn’t find, and you’ve quit explaining it. Uranus, who laughs at straight lines, has left your Midheaven, your name out there. Turn off the blinker.',
    register: 'firm',
    area: 'work',
    advice: 'move',
    picture: 'road',
  },
  easy: {
    headline: 'Your side door is busier than your front.',
    coming:
      'The thing you do for fun just sent an invoice. Uranus, fond of a second entrance, is tapping at your Midheaven, your standing out in the world. Answer it. It’s one client, and a dog.',
    exact:
      'You were recommended by somebody for the skill you never put on your résumé. Uranus, which respects no org chart, is a fan of your Midheaven, your reputation. Finish their order. You’ll quote the next one higher.',
    leaving:
      'There’s an income with no boss in it, small and yours. Uranus, who props things open with a brick, is done knocking at your Midheaven, your shingle. Paint a number on that door. People can’t find it.',
    register: 'light',
    area: 'money',
    advice: 'finish',
    picture: 'door',
  },
  hard: {
    headline: 'Your title changed while you were in a meeting.',
    coming:
      'The chart of who reports to whom has an arrow you can’t account for. Uranus, planet of the reshuffle, is jolting your Midheaven, your place at work. Print a copy. You’ll want to know where you stood.',
    exact:
      'Your box moved, and you’re hurt to learn it from the directory. That’s Uranus, which shuffles without asking, elbowing your Midheaven, your rank. Rest before you reply. They can wait.',
    leaving:
      'Upside down or sideways, you still know how the place works. Uranus, who redraws for the fun of it, is done with your Midheaven, your standing. Pin up the old one. You’ve outlasted four.',
    register: 'firm',
    area: 'work',
    advice: 'rest',
    picture: 'up',
  },
};
