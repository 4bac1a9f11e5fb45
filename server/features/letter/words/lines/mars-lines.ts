// What Mars does at each of the reader's points, in a line: push, heat and nerve.
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { DayLines } from '../unit.ts';

export const MARS_LINES: Readonly<Record<NatalPointKey, DayLines>> = {
  sun: {
    joined: ['Go first. You’ll sulk otherwise.', 'You’ve got a head of steam. Pick a track.'],
    easy: ['Volunteer. You were going to do it anyway.', 'Take the steep way. You’ll whistle.'],
    hard: [
      'Leave your trumpet home. It’s a small disagreement.',
      'Put down the sword. It’s a potluck.',
    ],
  },
  moon: {
    joined: [
      'You’re crying and getting things done.',
      'Your feelings would like to move furniture.',
    ],
    easy: ['Stand up for somebody small, then take a bath.', 'Do what you feel like. It’s useful.'],
    hard: [
      'If someone moves your stuff, you’ll draft a treaty.',
      'You’re raw. Wear oven mitts around relatives.',
    ],
  },
  mercury: {
    joined: ['Write it hot. Send it cool.', 'You’ve got the last word ready. Save it.'],
    easy: ['Settle it in one phone call.', 'Your bluntness is in fashion. Be brief.'],
    hard: [
      'You’re winning an argument with the GPS.',
      'It may read as shouting. Try it whispered.',
    ],
  },
  venus: {
    joined: [
      'You’re charming, and you’re in a hurry.',
      'Spend some courage before you spend the money.',
    ],
    easy: ['Bring flowers and carry the boxes.', 'Make something pretty with a power tool.'],
    hard: [
      'You’ll want to be wanted. Watch for advice.',
      'You may storm out of a nice restaurant, inwardly.',
    ],
  },
  mars: {
    joined: [
      'New engine noise. That’s you, starting.',
      'Fresh heat. Put something worthy on the stove.',
    ],
    easy: ['Sweat on purpose. It clears the docket.', 'Your pace is right. Let others jog.'],
    hard: ['Two drivers, one wheel, both you.', 'You’re mad at the stairs, and climbing them.'],
  },
  jupiter: {
    joined: [
      'You could move a piano. Check which one.',
      'Your courage is packed for a longer trip.',
    ],
    easy: ['Aim higher. Your arm’s warm.', 'Ask for double. Your nerve’s good for it.'],
    hard: ['You’re offering to do it all. By hand?', 'You’d sign up for the war and its picnic.'],
  },
  saturn: {
    joined: ['One nail, straight. Then the next.', 'Slow force. You could open anything.'],
    easy: [
      'Finish it. You’ve got the stamina and the spite.',
      'Train first. Complain at the summit.',
    ],
    hard: ['You’re revving at a red light.', 'They’ll say “procedure.” Bite a pencil.'],
  },
  uranus: {
    joined: [
      'You’re about to do something sudden. Stretch.',
      'Quit something small, with a flourish.',
    ],
    easy: ['Do it backward. It’s faster, oddly.', 'Fix it the way nobody taught you.'],
    hard: ['Kick the printer, and it’ll respect you less.', 'Read the rule before you break it.'],
  },
  neptune: {
    joined: ['You’re full of purpose. Which one?', 'You’re fighting fog. Swing softly.'],
    easy: ['Move to music. Nobody’s filming.', 'Push gently where the dream pointed.'],
    hard: [
      'Rehearsing a fight is as tiring as having one.',
      'They’ll step aside. You’d be charging a curtain.',
    ],
  },
  pluto: {
    joined: ['You could level it. Maybe just dust.', 'There’s a great deal under your hood.'],
    easy: ['Do the thing you’re secretly strong at.', 'Unscrew the panel. You’re ready to see.'],
    hard: [
      'You want to win more than you want it.',
      'You both want the last word. It’s “whatever.”',
    ],
  },
  ascendant: {
    joined: ['Your handshake has opinions.', 'You walk in like you’ve parked a horse.'],
    easy: ['Go straight up to them. You’ve got momentum.', 'You look capable. Brace for requests.'],
    hard: ['Your “excuse me” has shoulders.', 'You look furious. You’re choosing yogurt.'],
  },
  midheaven: {
    joined: [
      'You’re coming for that title. Knock anyway.',
      'Your ambition is rolling up its sleeves.',
    ],
    easy: ['Take the initiative. It’s just lying there.', 'Push the project. It’s on wheels.'],
    hard: [
      'You’re working like someone’s chasing you.',
      'You could outargue the person who approves vacations.',
    ],
  },
};
