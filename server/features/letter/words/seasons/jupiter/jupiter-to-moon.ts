// Jupiter's seasons at the reader's Moon.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_MOON: SeasonUnits = {
  joined: {
    headline: 'You’ve been counting chairs again.',
    coming:
      'One more at the table, a child, a dog, a roommate, nobody: you keep doing the sum in private. Your Moon, where home begins, hears from Jupiter, who makes room. You’re longing and scared. Don’t vote yet.',
    exact:
      'Is it tenderness about a fuller house, or a plan? They’re hard to separate with Jupiter, the planet of enough and then some, beside your Moon. Ask whoever’s already seated. Hear the pause before they answer you.',
    leaving:
      'You’ve settled how many you are, and it isn’t what your aunt would’ve picked. Jupiter, who’d feed anybody, has said its piece to your Moon. Pull in close. This is your family.',
    register: 'warm',
    area: 'home',
    advice: 'listen',
    picture: 'table',
  },
  easy: {
    headline: 'You’re sleeping like someone on vacation.',
    coming:
      'You yawned in the middle of a sentence and felt no guilt at all. Jupiter, host of long vacations, is coming to easy terms with your Moon, so you’ll unwind at home. Hang out the sign.',
    exact:
      'Your own bathtub’s become a resort, and you’re an excellent guest. Jupiter, who orders up pillows, is good company for your Moon. Nobody needs you. Answer the knock with “five more minutes” and mean forty.',
    leaving:
      'Checkout’s gentle: jaw loose, pillow still shaped like you. Jupiter, who tips well, blows your Moon a kiss from the lobby. You took “Do Not Disturb” off the doorknob and packed it, didn’t you? Good.',
    register: 'light',
    area: 'body',
    advice: 'rest',
    picture: 'door',
  },
  hard: {
    headline: 'You’ve hosted your way off your own couch.',
    coming:
      '“Stay as long as you like,” you said, and there’s a pillow on your couch with opinions. Your Moon, where you go soft, is up against Jupiter, who’s never locked a door. You’re cornered.',
    exact:
      'Feelings run large in a crowded house, and you’re the one mopping them up. Your Moon can’t say “enough” while Jupiter, who overfills every cup, is at odds with it. Say it anyway. Name a date.',
    leaving:
      'You’re lying full length, both armrests yours, hearing nobody’s podcast. Jupiter, who’d invite the whole bus, has quit nudging your Moon. You still like people. You also like knowing when they’ll leave.',
    register: 'warm',
    area: 'home',
    advice: 'speak',
    picture: 'container',
  },
};
