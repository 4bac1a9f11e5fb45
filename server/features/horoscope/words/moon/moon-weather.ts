// What the Moon's sign does to everybody's mood, whatever the house.

import { type Line, lines } from '#server/text/lines.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

export const MOON_WEATHER = {
  aries: lines(`
    An Aries Moon makes everybody brave for about ten minutes, which is long enough for one phone call.
    * Start the thing badly while the Moon is in Aries; you can be elegant about it later.
    With the Moon in Aries, tempers are short and so are grudges.
    * The Aries Moon likes a sprint, so set a timer for fifteen minutes and surprise yourself.
    Under an Aries Moon the shortest answer tends to be the kind one too.
    * Let somebody else be right first, which under an Aries Moon counts as heavy lifting.
  `),
  taurus: lines(`
    A Taurus Moon improves whatever can be eaten, sat on or petted.
    * With the Moon in Taurus, do one thing slowly and let the other five form a line.
    Nobody wins an argument under a Taurus Moon; they just get hungry at different speeds.
    The Taurus Moon asks for clean sheets, real butter and no further questions.
    * Go and touch something that grows; a Taurus Moon trusts soil more than screens.
    Whatever you put together while the Moon is in Taurus tends to stay where you put it.
  `),
  gemini: lines(`
    A Gemini Moon turns a five-minute errand into three good conversations.
    * With the Moon in Gemini, ask the follow-up question; the first answer was only the wrapping.
    Thoughts arrive in pairs under a Gemini Moon, and they don’t always get along.
    * Write it down while the Moon is in Gemini, because the clever version leaves when you stand up.
    The Gemini Moon sees both sides and will trade you either one for a snack.
    * Send the funny message first and the practical one second, since a Gemini Moon is sorting the mail.
  `),
  cancer: lines(`
    A Cancer Moon hears the sigh inside the word fine and asks again.
    * With the Moon in Cancer, feed somebody before you fix them.
    * Old songs work faster under a Cancer Moon, so choose the radio station with care.
    * Call the person who knew you with that haircut, because the Moon is in Cancer and nostalgia is free.
    The Moon in Cancer makes people tender, and a bit crabby about being tender.
    * Under a Cancer Moon, leave the argument on the porch and bring in the groceries.
  `),
  leo: lines(`
    A Leo Moon makes compliments come true if they’re said in a full voice.
    * Wear the loud one, since the Moon is in Leo and beige can wait its turn.
    Everyone wants to be seen under a Leo Moon, including the ones hiding by the coats.
    * With the Moon in Leo, praise somebody in front of other people and watch them grow an inch.
    Under a Leo Moon, pride bruises easily and heals with cake.
    * Tell the story again, with the voices, because the Moon is in Leo and she loves the voices.
  `),
  virgo: lines(`
    A Virgo Moon finds the missing sock and considers the day well spent.
    * With the Moon in Virgo, fix the hinge that’s been complaining for a year.
    The Virgo Moon shows love by wiping the counter and not mentioning it.
    * Edit the message once under this Virgo Moon, then let it go before you improve it to pieces.
    Small repairs go well while the Moon is in Virgo, and grand speeches don’t.
    * Say thank you for something specific, because the Virgo Moon keeps records.
  `),
  libra: lines(`
    A Libra Moon can see both sides, so choosing a sandwich takes a while.
    * With the Moon in Libra, meet them in the middle and bring two folding chairs.
    Everybody is slightly better looking under a Libra Moon, and most of them know it.
    * Apologize prettily and only once, which is how a Libra Moon likes it done.
    * Move one lamp, because ugly corners are hard to think in while the Moon is in Libra.
    * Ask for a second opinion under a Libra Moon, then remember that you also had a first one.
  `),
  scorpio: lines(`
    A Scorpio Moon can tell when you’ve rehearsed.
    * With the Moon in Scorpio, tell one true thing to one safe person and stop there.
    The Scorpio Moon never forgets a favor, and yours are on the list.
    * Clear out one drawer while the Moon is in Scorpio, and do stop to read the old letters.
    Under a Scorpio Moon silence is an answer, and often a friendly one.
    * Keep the secret, since the Moon is in Scorpio and it looks good on you.
  `),
  sagittarius: lines(`
    A Sagittarius Moon rounds everything up, including distances and promises.
    * With the Moon in Sagittarius, take the long way and call it the scenic one.
    Jokes land a little harder than intended under a Sagittarius Moon.
    * Learn one odd fact and spread it, because the Sagittarius Moon pays in curiosity.
    The Moon in Sagittarius believes that the best trip is the next one.
    * Say the hopeful version out loud under this Sagittarius Moon, and pack a raincoat for it anyway.
  `),
  capricorn: lines(`
    A Capricorn Moon feels better after crossing something off, even something already done.
    * With the Moon in Capricorn, finish the dull thing first and be insufferable about it.
    Under a Capricorn Moon people say they’re busy when they mean they’re worried.
    * Give somebody a clear yes or a clear no, which is how a Capricorn Moon sends flowers.
    The Capricorn Moon laughs late and dry, but she does laugh.
    * Do it the old-fashioned way while the Moon is in Capricorn; it got old by working.
  `),
  aquarius: lines(`
    An Aquarius Moon likes people best in groups, or in theory.
    * With the Moon in Aquarius, try the strange solution first, while everyone’s still being polite.
    The Aquarius Moon gives excellent advice from a safe distance.
    * Let a friend be weird near you, since the Moon is in Aquarius and weird is the local language.
    Feelings turn up as ideas under an Aquarius Moon and need a little translating.
    * Swap one habit for its opposite under this Aquarius Moon, just to see who notices.
  `),
  pisces: lines(`
    A Pisces Moon picks up moods the way a wool coat picks up cat hair.
    * With the Moon in Pisces, decide nothing for ten minutes and go look at some water.
    The Pisces Moon believes you, even about the traffic.
    * Put music on before you answer, because the Moon is in Pisces and words need something to float on.
    Under a Pisces Moon, kindness leaks out of people through every gap.
    * Write down the dream while the Moon is in Pisces, even if it was only about a bus.
  `),
} as const satisfies Record<SignKey, readonly Line[]>;
