// Insights about the Moon: her aspects by planet and tone, her phases, her sign, her time off.

import type { SignKey } from '#shared/zodiac/signs.ts';
import { type Card, cards } from './cards.ts';

type ByTone = Readonly<Partial<Record<'together' | 'easy' | 'tense', readonly Card[]>>>;

export const MOON_ASPECT_CARDS = {
  sun: {
    easy: cards(`
      The Moon and the Sun get along | What you want and what you need agree for once. Ask them both to the same table.
      Smooth sailing, mostly sunny | The Moon lends the Sun a hand. Do the sensible thing in a cheerful shirt.
      Heart and head carpool | Feelings and plans are going the same way. Let one of them drive and the other pick the music.
    `),
  },
  mercury: {
    together: cards(`
      The Moon tells Mercury everything | Feelings come out in whole sentences. Choose a listener before you choose the words.
      A heart with a pencil | The Moon sits next to Mercury and dictates. Write it down, then decide whether it needs a stamp.
      Mercury hears the gossip first | It’s about your mood, and most of it is true. Correct the rest yourself.
    `),
    easy: cards(`
      The right word, on time | The Moon and Mercury are on good terms. Send the message you keep rewording.
      Small talk grows up | A friendly Moon gives Mercury something to say. Ask the second question.
      Mercury brings a note | It says more or less what you hoped. Answer before you get clever.
    `),
    tense: cards(`
      Mercury mishears the Moon | A text arrives in the wrong tone of voice. Read it aloud the way your kindest aunt would before you reply.
      Crossed wires, short fuse | The Moon feels it and Mercury explains it, badly. One shorter sentence will do.
      Everyone has a point | Nobody has a pause. Be the one who brings one.
    `),
  },
  venus: {
    together: cards(`
      The Moon and Venus share dessert | Affection comes with two spoons. Invite somebody.
      Soft lighting, courtesy of Venus | People look better and so does your old chair. Say so to one of them.
      Venus fixes the Moon’s collar | You look fine in whatever you grabbed. Go out in it.
    `),
    easy: cards(`
      Venus saves a seat | Someone is inclined to like you. Sit down.
      A compliment finds its address | The Moon catches Venus’s eye. Pass the nice remark on while it’s warm.
      The Moon borrows Venus’s good pen | Even the paperwork looks better. Sign it with a flourish.
    `),
    tense: cards(`
      Venus wants pretty, the Moon wants socks | Comfort and style both have a case. Hug first, change later.
      Comfort, meet style | The Moon and Venus disagree about the shoes. Nobody will look at them as hard as you do.
      Love, slightly out of tune | It comes out as a complaint about the dishes. Listen for the song underneath.
    `),
  },
  mars: {
    together: cards(`
      The Moon shares a cab with Mars | Neither of them lets the driver drive. Get out a block early and walk it off.
      Feelings with elbows | The Moon bumps into Mars. Move a sofa before you move on to people.
      A match in the pocket | You’re wide awake about one thing. Light the stove with it, not the bridge.
    `),
    easy: cards(`
      Mars holds the ladder | The stuck thing rolls forward an inch. Push while somebody’s holding the ladder.
      Courage in sensible shoes | The Moon gets a friendly shove from Mars. Ask directly and smile.
      Get-up-and-go gets up | The Moon and Mars pull the same way. Pick the heaviest thing on the list.
    `),
    tense: cards(`
      Mars steps on the Moon’s foot | Someone’s about to be snippy about a spoon. Let the spoon win.
      Every red light takes it personally | The Moon is huffy with Mars. Be brisk with objects and slow with people.
      Two horns, one intersection | Wave the other one through. You’ll still get there first, in spirit.
    `),
  },
  jupiter: {
    together: cards(`
      The Moon falls in with Jupiter | Everything comes in the large size. Share it before it melts.
      Hope grows a size | Jupiter hugs the Moon. Tell somebody the good version.
      Jupiter orders for the table | There’ll be too much. Invite the neighbors.
    `),
    easy: cards(`
      Luck dressed as coincidence | Jupiter leaves the gate open. Wander in and ask about the roses.
      The benefit of the doubt | It’s being handed out on the sidewalk. Take one and give one.
      Jupiter says bring extra | The Moon takes his advice. Make enough for whoever drops by.
    `),
    tense: cards(`
      Promised to two houses | Jupiter exaggerates and the Moon nods along. Check the calendar before you bake.
      A brass band for a small feeling | The Moon squabbles with Jupiter over volume. Enjoy the tuba, keep the feeling.
      Common sense clears its throat | It’s hard to hear over Jupiter. Pick two of the five lovely plans.
    `),
  },
  saturn: {
    together: cards(`
      Saturn hands over a coat | It’s as close as he comes to a hug. Do one dull kindness in return.
      The Moon shows her papers | Saturn would like it in plain words. Say the large thing and let someone sensible poke it.
      Slow is also a speed | The Moon walks at Saturn’s pace. You’ll notice the trees.
    `),
    easy: cards(`
      The sensible plan looks attractive | Saturn nods at the Moon. Finish one thing and check it off with a flourish.
      A handrail for the heart | The Moon leans on Saturn and he holds. Keep a promise while it’s easy.
      Saturn lends his clipboard | Your moods get a shelf of their own. Put something on it.
    `),
    tense: cards(`
      Saturn clears his throat | You hear it as a remark about your socks. It was only a throat.
      In triplicate | The fun seems to need a form. Fill out one copy and go out anyway.
      Heart and duty compare calendars | There’s a free square somewhere. Write something soft in it.
    `),
  },
  uranus: {
    together: cards(`
      The plan changes its hair | The Moon touches Uranus. Leave some room in the schedule for surprise.
      Uranus finds the wrong socket | Everything lights up at once. One of the bulbs is a good idea.
      Something unlikely with a fork | Uranus is sitting next to the Moon. Don’t ask; join in.
    `),
    easy: cards(`
      The Moon and Uranus trade jokes | Expect one useful surprise. Don’t file it under Later.
      A shortcut through a wall | Uranus shows the Moon a door. Try the handle before you climb.
      An odd invitation | It comes with an odd dress code. Say yes and bring a hat.
    `),
    tense: cards(`
      Uranus pulls the tablecloth | Most of the glasses stay standing. Applaud, then sweep.
      Plan B waves from the bus | The Moon is startled by Uranus. Be gracious about plan A.
      A nap or a motorcycle | You want both. Start with the one that needs no helmet.
    `),
  },
  neptune: {
    together: cards(`
      The edges go watercolor | The Moon drifts up to Neptune. Trust the hunch and double-check the address.
      You may miss your stop | Neptune is reading the Moon a story. It’s a good one, so sit by the door.
      An umbrella nobody opens | The Moon and Neptune are out in the soft rain. Get a little wet on purpose.
    `),
    easy: cards(`
      Neptune hums, you sweep | Kindness takes no effort. Leave some where a stranger will find it.
      A song in the supermarket | Neptune picks it and the Moon knows every word. If it undoes you between the pears and the pasta, let it.
      Sea glass for spectacles | Neptune softens the Moon’s view. Look at someone difficult through it.
    `),
    tense: cards(`
      Instructions, in fog | The Moon squints at Neptune. Ask twice and assume once.
      Waving at somebody behind you | A lovely misunderstanding is going around. Smile and check the name tag.
      Don’t answer it wet | The feeling needs to dry first. Hang it up and have some tea.
    `),
  },
  pluto: {
    together: cards(`
      On the cellar stairs | The Moon meets Pluto and neither is there for the jam. Ask the question under the question.
      Behind the bookcase | Pluto shows the Moon a door. You may look in and still be home for soup.
      Small talk leaves by the back | The Moon holds Pluto’s gaze. Say one true thing, gently.
    `),
    easy: cards(`
      Pluto slips the Moon a key | A stuck subject opens without a creak. Go in and put the kettle on.
      Less scary by flashlight | Pluto lends the Moon one. Go and look at the thing you’ve been avoiding; it may be a tuba.
      Half the words, twice the meaning | The Moon trusts Pluto. Try trusting someone too.
    `),
    tense: cards(`
      A very deep drawer | A tiny remark falls into it. Feel it at full size and act on it at half.
      Pluto turns up the heat | The Moon opens a window. You can too.
      The unlocked door, guarded | Somebody’s being intense about nothing much. Offer them a mint.
    `),
  },
} as const satisfies Readonly<Record<string, ByTone>>;

export const NEW_MOON_CARDS = {
  aries: cards(
    'New Moon in Aries | The starting block is free. Begin something crooked and quick.',
  ),
  taurus: cards('New Moon in Taurus | The soil is ready. Plant one pleasure and water it daily.'),
  gemini: cards('New Moon in Gemini | A blank page, both sides. Open with a question.'),
  cancer: cards('New Moon in Cancer | The nest is open for business. Make one corner softer.'),
  leo: cards('New Moon in Leo | The curtain twitches. Give your heart a part with lines.'),
  virgo: cards('New Moon in Virgo | A fresh notebook. Start a habit too tiny to refuse.'),
  libra: cards('New Moon in Libra | Two cups are set out. Begin something with somebody.'),
  scorpio: cards(
    'New Moon in Scorpio | A seed goes in very deep. Make a vow that fits on one line.',
  ),
  sagittarius: cards(
    'New Moon in Sagittarius | The arrow is on the string. Pick a direction and tell a friend.',
  ),
  capricorn: cards(
    'New Moon in Capricorn | The first stone is laid. Choose one goal and good laces.',
  ),
  aquarius: cards(
    'New Moon in Aquarius | The experiment has no name yet. Recruit one lab partner.',
  ),
  pisces: cards(
    'New Moon in Pisces | The tide is out and the sand is clean. Write your wish there first.',
  ),
} as const satisfies Readonly<Record<SignKey, readonly Card[]>>;

export const FULL_MOON_CARDS = {
  aries: cards(
    'Full Moon in Aries | Somebody finally says what they want. Finish the race and hug the runner-up.',
  ),
  taurus: cards('Full Moon in Taurus | The basket is full. Eat the thing you’ve been saving.'),
  gemini: cards(
    'Full Moon in Gemini | All the gossip comes home at once. Tell the better of the two stories.',
  ),
  cancer: cards(
    'Full Moon in Cancer | The feelings have brought chairs. Call whoever you thought of first.',
  ),
  leo: cards(
    'Full Moon in Leo | Every lamp is a spotlight. Take the bow and pull someone up beside you.',
  ),
  virgo: cards(
    'Full Moon in Virgo | Every crumb casts a shadow. Hand in the work and stop fussing over it.',
  ),
  libra: cards('Full Moon in Libra | The scales hold still. Decide, kindly, and leave it decided.'),
  scorpio: cards(
    'Full Moon in Scorpio | What was under the rug has its shoes on. Tell one truth over something warm.',
  ),
  sagittarius: cards(
    'Full Moon in Sagittarius | The bonfire can be seen from the road. Laugh first, explain on the way.',
  ),
  capricorn: cards(
    'Full Moon in Capricorn | You can see how far you’ve climbed. Sit down and admire it in company.',
  ),
  aquarius: cards(
    'Full Moon in Aquarius | The whole crowd looks up at once. Be different among friends.',
  ),
  pisces: cards(
    'Full Moon in Pisces | The tide comes up to the door. Forgive something and dry your feet.',
  ),
} as const satisfies Readonly<Record<SignKey, readonly Card[]>>;

export const QUARTER_MOON_CARDS = {
  'first-quarter': cards(`
    The Moon, elbows out | First quarter: the seedling meets its first stone. Go around or push.
    One foot on the ladder | The Moon is at first quarter and would like a decision. A modest one will do.
    First quarter, second thoughts | Have them quickly and carry on. The plan is better than it looks from the middle.
  `),
  'last-quarter': cards(`
    The Moon sweeps up | Last quarter: cross off what you were never going to do. You’ll feel taller.
    Half a Moon, packing | She travels lighter every month. Hand her one heavy thing.
    After the party | The Moon is at last quarter. Return, recycle or forgive one item.
  `),
} as const satisfies Readonly<Record<'first-quarter' | 'last-quarter', readonly Card[]>>;

export const ECLIPSE_CARDS = {
  solar: cards(`
    The Moon borrows the Sun’s chair | A solar eclipse in {sign}. Start nothing in a hurry and take a chair in the shade.
    Everything takes a breath | The Sun is eclipsed in {sign}. See which lamps were really on.
  `),
  lunar: cards(`
    The earth leans in | A lunar eclipse in {sign}. Let the feeling finish its sentence.
    The Moon goes thoughtful | She passes through our shadow in {sign}. Say goodbye nicely to something that’s already left.
  `),
} as const satisfies Readonly<Record<'solar' | 'lunar', readonly Card[]>>;

export const MOON_SIGN_CARDS = {
  aries: cards(`
    The Moon is doing push-ups | She’s in Aries. Start the thing badly; elegance can come later.
    Short tempers, shorter grudges | An Aries Moon is brave for ten minutes at a time. Use them.
  `),
  taurus: cards(`
    The Moon takes her shoes off | She’s in Taurus and in no hurry. Find the good chair.
    Real butter | A Taurus Moon improves whatever can be eaten, sat on or petted. Do one of the three.
  `),
  gemini: cards(`
    The Moon has news | She’s in Gemini, with two books and a third on the way. Ask the follow-up question.
    Every errand, an anecdote | A Gemini Moon talks to everyone in line. Come home with a story.
  `),
  cancer: cards(`
    The Moon is home | She’s in Cancer and wants to know whether everyone has eaten. Feed somebody.
    Old songs work faster | The Moon is in Cancer. Choose the station with care.
  `),
  leo: cards(`
    The Moon finds the spotlight | She’s in Leo. Praise someone in front of people.
    Wear the loud one | A Leo Moon has no patience with beige. Neither, on inspection, do you.
  `),
  virgo: cards(`
    The Moon brings a damp cloth | She’s in Virgo. Fix the hinge that’s been complaining.
    Love, with a list | A Virgo Moon shows it by wiping the counter. Say thank you for something specific.
  `),
  libra: cards(`
    The Moon straightens a picture | She’s in Libra, and it was nearly straight. Meet someone in the middle.
    Good manners count double | The Moon is in Libra. Apologize prettily and only once.
  `),
  scorpio: cards(`
    The Moon has noticed | She’s in Scorpio, sitting very still. Keep the secret; it looks good on you.
    Small talk is canceled | A Scorpio Moon prefers one true thing. Tell it to somebody safe.
  `),
  sagittarius: cards(`
    The Moon wants a view | She’s in Sagittarius, boots on the map. Take the long way.
    Everything rounded up | A Sagittarius Moon is generous with distances and promises. Pack a raincoat.
  `),
  capricorn: cards(`
    The Moon clocks in | She’s in Capricorn, cuffs buttoned. Finish the dull thing first and be smug about it.
    A joke, late and dry | The Capricorn Moon does laugh. Wait for it.
  `),
  aquarius: cards(`
    The Moon rearranges the furniture | She’s in Aquarius, to prove a point. Try the strange solution first.
    Weird is the local language | The Moon is in Aquarius. Let a friend speak it near you.
  `),
  pisces: cards(`
    The Moon leaves her glasses off | She’s in Pisces, on purpose. Go look at some water.
    Moods, like cat hair | A Pisces Moon picks them up from everyone. Brush off the ones that aren’t yours.
  `),
} as const satisfies Readonly<Record<SignKey, readonly Card[]>>;

export const MOON_VOID_CARDS = cards(`
  The Moon is between appointments | She’s void of course for a while. Finish, straighten up or stare.
  Be right back, says the sky | The Moon has no calls to make. Keep the big decision in your pocket.
  A gap in the calendar | The void Moon is good for wandering around a hardware store. Buy one hook.
`);
