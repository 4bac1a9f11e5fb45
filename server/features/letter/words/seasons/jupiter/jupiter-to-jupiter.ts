// Jupiter's seasons at the reader's Jupiter.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_JUPITER: SeasonUnits = {
  joined: {
    headline: 'You’ve stood here before, twelve years younger.',
    coming:
      'About twelve years ago you wanted something very much, and you’d pack differently now. Jupiter, who needs that long to circle the sky, has nearly reached your own Jupiter. Remember that person. What did they bring?',
    exact:
      'This is a trailhead, and you’ve learned which boots lie. Jupiter, the planet of the next horizon, is back with your own Jupiter, and hope’s in good supply. Choose one direction. Start small.',
    leaving:
      'You’ve set off, and somebody younger waves from the parking lot: you, last time, under an enormous backpack. Jupiter, who sends people up mountains, leaves your own Jupiter to it. Wave. You’re carrying less and going farther.',
    register: 'warm',
    area: 'money',
    advice: 'start',
    picture: 'road',
  },
  easy: {
    headline: 'Your friends think you’d be good at it.',
    coming:
      '“You’d be great at that,” they said, and you laughed it off the premises. Your own Jupiter believed them, and Jupiter, who’s quick to believe, will soon second it. There’s an empty swing. Ask what they’ve seen.',
    exact:
      'For once your faith in you and everyone else’s are about level. Jupiter, an incurable encourager, sees eye to eye with your own Jupiter, and nobody’s flattering. Pump your legs. Friends only do the first push.',
    leaving:
      'You’re swinging by yourself, higher than you’d admit enjoying. Jupiter, who starts people and steps aside, is through with your own Jupiter. The next seat over, somebody’s studying their shoes. Go stand behind them.',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'up',
  },
  hard: {
    headline: 'Your favorite speech has gotten long.',
    coming:
      'You’ve been right about your subject at three gatherings in a row. A hard angle is building between Jupiter, the great believer, and your own Jupiter, and your soapbox has stairs. Watch their eyes.',
    exact:
      'Your friend has stopped arguing, which isn’t the same as being persuaded. Jupiter, the sky’s own preacher, is at odds with your own Jupiter. It’s lonely up there. Come down and ask a question.',
    leaving:
      'You stepped off the soapbox, and you hear better from the ground. Jupiter, who inflates a point until it floats, leaves your own Jupiter humbler. You still believe it. It’s just got other people in it.',
    register: 'firm',
    area: 'friends',
    advice: 'listen',
    picture: 'up',
  },
};
