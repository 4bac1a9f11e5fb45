// What Venus does at each of the reader's points, in a line: liking, taste and money.
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { DayLines } from '../unit.ts';

export const VENUS_LINES: Readonly<Record<NatalPointKey, DayLines>> = {
  sun: {
    joined: [
      'You’re easy to like, and it’s mutual.',
      'Treat yourself like someone you’re courting.',
    ],
    easy: [
      'You’re somebody’s favorite. Wander past.',
      'Someone would gladly do you a favor. Choose.',
    ],
    hard: ['You’re wooing the one who isn’t clapping.', 'You’d be buying it to be seen with it.'],
  },
  moon: {
    joined: ['You like it here. Take your shoes off.', 'Somebody’s fond of you in sweatpants.'],
    easy: ['Make it nicer by one pillow.', 'Let them spoil you. Don’t tidy first.'],
    hard: ['You’re happy to share. In theory.', 'The pretty chair is calling. Your back objects.'],
  },
  mercury: {
    joined: [
      'Say the fond thing while it’s still silly.',
      'You’ve got a way with thank-you notes.',
    ],
    easy: ['Invite them by name. It’s half the party.', 'Gossip about how good somebody is.'],
    hard: [
      'You’re charming your way around the number.',
      'If “no offense” comes first, they’ll notice.',
    ],
  },
  venus: {
    joined: ['You know what you like. Drop the survey.', 'Your old taste is back, better dressed.'],
    easy: ['Like calls to like. Pick up.', 'Get the smaller, prettier one. You’ll both fit.'],
    hard: [
      'You love it. Where would you put it?',
      'Your taste and your wallet want separate tables.',
    ],
  },
  mars: {
    joined: [
      'You want it. You won’t even pretend to browse.',
      'Ask them out. Name a place with chairs.',
    ],
    easy: ['Hold the door and their gaze.', 'Oil their squeaky door. It counts as flowers.'],
    hard: [
      'You’re shopping angry. Put back the blender.',
      'Being chased would be nice. They’re still parking.',
    ],
  },
  jupiter: {
    joined: ['You’re in a generous mood. Choose a witness.', 'You love them all. Learn two names.'],
    easy: [
      'Accept the upgrade. You don’t have to deserve it.',
      'Order extra for the table. Watch the faces.',
    ],
    hard: ['Count heads before you say “my treat.”', 'Too much of a nice thing needs storage.'],
  },
  saturn: {
    joined: ['You love people by showing up. Show up.', 'Buy the one that lasts. Sulk briefly.'],
    easy: ['You’re the friend people keep for decades.', 'Put a little away. You’ll feel dressed.'],
    hard: ['You’re hard to thank. Hold still for it.', 'You’re doing the math on a friendship.'],
  },
  uranus: {
    joined: ['Your taste swerves. Follow it a block.', 'Someone odd is oddly lovely.'],
    easy: ['Say yes to the unfamiliar music.', 'Move two things. Fall for the room.'],
    hard: [
      'You want romance and your own apartment.',
      'You’d love to cancel. Then you’d miss them.',
    ],
  },
  neptune: {
    joined: ['You’re in love with the lighting.', 'It’s lovely. Ask what it costs anyway.'],
    easy: ['Forgive a small debt. Forget which.', 'Hear the song out. You’re allowed to swoon.'],
    hard: ['Your memory rounds people up. Miss them anyway.', 'Lend it kindly. Write it down.'],
  },
  pluto: {
    joined: [
      'You want the whole story and the password.',
      'Casual isn’t on the menu. You’ll check.',
    ],
    easy: [
      'Talk about money like people who’ll stay.',
      'They may show you the unedited version. Be tender.',
    ],
    hard: ['You’re jealous, with excellent sources.', 'Is there a string on that gift? Untie it.'],
  },
  ascendant: {
    joined: ['You look like a good idea.', 'Everyone’s nice to you. Act used to it.'],
    easy: [
      'Smile first. They’re waiting for clearance.',
      'Your outfit gets it right without a meeting.',
    ],
    hard: [
      'It may take three outfits to look relaxed.',
      'You’re so agreeable, it’s starting to itch.',
    ],
  },
  midheaven: {
    joined: [
      'Someone important likes you. Act natural.',
      'You make the job look good. Charge accordingly.',
    ],
    easy: ['Your good manners are doing your networking.', 'Ask for the raise in your warm voice.'],
    hard: ['They adore you, and they’d like it free.', 'You’re dressing for a job you resent.'],
  },
};
