// A planet that is retrograde, for weeks or months: one sentence comes round at long intervals. {room} is its
// house, in a word or two.

import { type Line, lines } from '#server/text/lines.ts';

export const RETROGRADES = {
  mercury: lines(`
    Mercury is still walking backward through {room}, picking up dropped stitches.
    * Mercury is retrograde in {room}, so read everything twice and blame him, not the intern.
    Mercury is retrograde, and half of what goes missing turns up in {room}.
    * While Mercury retraces his steps in {room}, call back the person you meant to call back.
    Mercury is going over old notes in {room} and finds that he was right about one thing.
    * Mercury is in reverse in {room}, so leave early, carry a pen and enjoy the detour.
  `),
  venus: lines(`
    Venus is walking backward through {room}, humming something from years ago.
    * Venus is retrograde in {room}, so think about what you like before anyone asks.
    Venus is going through old letters in {room} and keeping the best lines.
    * While Venus looks back in {room}, be kind to your former taste in people and curtains.
    Venus is retrograde in {room}, and beauty is on a second reading.
  `),
  mars: lines(`
    Mars is in reverse in {room}, beeping like a truck.
    * Mars is retrograde in {room}, so pick your battles and then put most of them back.
    Mars is walking backward through {room} with his fists in his pockets.
    * While Mars looks for his second wind in {room}, do the job you gave up on.
    Mars is retrograde in {room}, and strength there comes mostly from not using it.
  `),
  jupiter: lines(`
    Jupiter is strolling backward through {room}, enjoying everything a second time.
    * Jupiter is retrograde in {room}, so be glad on a small scale and often.
    Jupiter is going back over his promises in {room} and keeping the good ones.
    * While Jupiter looks back in {room}, thank someone who gave you a start.
    Jupiter is retrograde in {room}, and luck there has gone inward to think.
  `),
  saturn: lines(`
    Saturn is going back over {room} with a level and a pencil.
    * Saturn is retrograde in {room}, so let one rule prove that it still earns its place.
    Saturn is rereading the house rules in {room} and has crossed one out.
    * While Saturn inspects {room}, finish the repair you taped over.
    Saturn is retrograde in {room}, and old homework is getting extra credit.
  `),
  uranus: lines(`
    Uranus is tinkering backward in {room}, with the lid off.
    * Uranus is retrograde in {room}, so change one private habit and let nobody notice.
    Uranus is unscrewing last year’s brilliant idea in {room}.
    * While Uranus rewires {room}, keep your candles and your sense of humor handy.
    Uranus is retrograde in {room}, and the revolution there has gone indoors.
  `),
  neptune: lines(`
    Neptune is drifting backward through {room}, and the water is clearer than usual.
    * Neptune is retrograde in {room}, so look again at what you were sure you’d dreamed.
    Neptune has left some shells behind in {room}, each with a small truth in it.
    * While Neptune’s tide is out in {room}, walk on the sand and pick up what shines.
    Neptune is retrograde in {room}, and one illusion there is looking for its coat.
  `),
  pluto: lines(`
    Pluto is digging backward in {room}, for the part he missed.
    * Pluto is retrograde in {room}, so loosen your grip on one thing by one finger.
    Pluto is going through the old boxes in {room} without turning on the radio.
    * While Pluto works on the foundations of {room}, tread kindly and ask good questions.
    Pluto is retrograde in {room}, and the deep change there is happening off stage.
  `),
} as const satisfies Readonly<Record<string, readonly Line[]>>;
