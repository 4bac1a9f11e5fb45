// Aspects among Jupiter, Saturn, Uranus, Neptune and Pluto: rarely exact, but within 2° for weeks or years. By
// pair and tone: together, easy (sextile, trine) or tense (square, opposition). The first three lines of a kind
// tell the day on which it is exact, the rest the long while around it.

import { type Line, lines } from '#server/text/lines.ts';

type ByTone = Readonly<Record<'together' | 'easy' | 'tense', readonly Line[]>>;

export const SLOW_ASPECTS = {
  'jupiter saturn': {
    together: lines(`
      Jupiter meets Saturn, as he does every twenty years, and the two of them redraw the map on a napkin.
      * Jupiter and Saturn shake hands, so write down the plan you’d like to be living in ten years.
      The optimist and the accountant share a desk, because Jupiter has met Saturn.
      Jupiter and Saturn are still comparing notes, and your big idea now has a first step.
      * With Jupiter beside Saturn, begin something slow.
    `),
    easy: lines(`
      Jupiter dreams it, Saturn drafts it, and for once the drawing fits the house.
      * Jupiter and Saturn agree, so make the hopeful plan and put a date on it.
      Saturn cosigns Jupiter’s enthusiasm, which he does about as often as he sings.
      Jupiter and Saturn are on good terms, and growth comes with handrails.
      * With Jupiter and Saturn pulling together, say yes to the thing that takes two years and is worth three.
      Jupiter brings the guests and Saturn remembered the chairs.
    `),
    tense: lines(`
      Jupiter presses the gas, Saturn presses the brake, and the passengers learn patience.
      * Jupiter and Saturn disagree about speed, so pick one hope and give it proper shoes.
      Saturn hands Jupiter the bill for the confetti.
      Jupiter says sure and Saturn says show me.
      * With Jupiter and Saturn at odds, cut the dream in half and start on the better half.
    `),
  },
  'jupiter uranus': {
    together: lines(`
      Jupiter meets Uranus, and luck comes through the window in a cape.
      * Jupiter and Uranus are together, so say yes to the door that wasn’t there before.
      Uranus lights the fuse and Jupiter brings the fireworks.
      Jupiter and Uranus are still laughing about something, and it may become your next chapter.
      * With Jupiter beside Uranus, give the wild plan a fair hearing and a sandwich.
    `),
    easy: lines(`
      Uranus gives Jupiter a shortcut, and good fortune arrives by scooter.
      * Jupiter backs Uranus’s experiment, so try the new way with a light heart.
      Jupiter and Uranus are in cahoots, and an unlikely offer turns out to be a real one.
      Uranus keeps leaving interesting doors ajar for Jupiter, and some of them have your name on the mat.
      * With Jupiter and Uranus on good terms, accept one invitation from outside your usual planet.
      Jupiter likes how Uranus thinks, and the future seems to be in a good mood.
    `),
    tense: lines(`
      Uranus jogs Jupiter’s arm, and the plan gains an island.
      * Jupiter and Uranus dare each other, so cheer for both and bet on neither.
      Jupiter promises everyone the stars, and Uranus has already sold the ladder.
      Uranus is impatient with Jupiter’s speech and has cut the microphone.
      * With Jupiter and Uranus at odds, keep the freedom and read the return policy.
    `),
  },
  'jupiter neptune': {
    together: lines(`
      Jupiter meets Neptune, and hope fills the bath to the brim.
      * Jupiter wades out with Neptune, so believe in something good and carry a towel for it.
      Neptune tells Jupiter a dream, and he starts selling tickets for charity.
      Jupiter and Neptune are floating side by side, and kindness has no edges.
      * With Jupiter beside Neptune, be generous and keep a list of what you lend.
    `),
    easy: lines(`
      Jupiter opens the theater and Neptune brings the music.
      * Neptune inspires Jupiter, so give ten minutes of undiluted kindness.
      Jupiter and Neptune are feeling charitable, and it’s going around.
      Neptune sings under Jupiter’s balcony, and faith is easier to keep than socks.
      * With Jupiter and Neptune in tune, make the wish first and the spreadsheet second.
      Jupiter gives Neptune’s dream a roof and a good kitchen.
    `),
    tense: lines(`
      Neptune pours, Jupiter never says when, and the tablecloth gets a history.
      * Jupiter and Neptune oversell the island, so ask to see a photograph.
      Jupiter believes all of it and Neptune half remembers saying it.
      Neptune fogs Jupiter’s telescope, and every star looks like a sure thing.
      * With Jupiter and Neptune at odds, keep your faith and count the boats.
    `),
  },
  'jupiter pluto': {
    together: lines(`
      Jupiter meets Pluto, and ambition finds the master key.
      * Jupiter and Pluto put their heads together, so think large and dig deep, one shovel at a time.
      Pluto shows Jupiter the vault, and Jupiter wants to turn it into a library.
      Jupiter and Pluto are hauling something big to the surface.
      * With Jupiter beside Pluto, use your pull to open a door for two.
    `),
    easy: lines(`
      Pluto trusts Jupiter with a secret, and it turns into a scholarship.
      * Jupiter and Pluto are partners, so ask the powerful person the friendly question.
      Jupiter waters what Pluto planted, and things come up through the concrete.
      Pluto gives Jupiter’s good intentions a motor.
      * With Jupiter and Pluto on good terms, take your own talent seriously and other people lightly.
      Jupiter has found the light switch in Pluto’s basement.
    `),
    tense: lines(`
      Jupiter wants more, Pluto wants all, and somebody should suggest lemonade.
      * Jupiter and Pluto are in a tug of war, so admire the muscle and stay off the rope.
      Pluto asks Jupiter who exactly gave him permission to be that cheerful.
      Jupiter makes the speech and Pluto owns the hall.
      * With Jupiter and Pluto at odds, be big in heart and modest in megaphone.
      Pluto reads the small print in Jupiter’s invitation.
    `),
  },
  'saturn uranus': {
    together: lines(`
      Saturn meets Uranus, and the rule book gets new pages and loses some old ones.
      * Saturn and Uranus share a workbench, so rebuild one thing from the bolts up.
      Uranus rewires the house and Saturn insists on a permit.
      Saturn and Uranus are arguing their way to a better machine.
      * With Saturn beside Uranus, keep the wall and change the door.
    `),
    easy: lines(`
      Saturn gives Uranus a hard hat, and the new idea finally stands up.
      * Uranus has Saturn’s signature, so change the routine and keep the changes.
      Saturn and Uranus agree that it was time for better tools.
      Uranus invents it and Saturn makes it pass inspection.
      * With Saturn and Uranus on good terms, teach an old habit one new trick.
      Saturn lets Uranus move the furniture, as long as it’s labeled.
    `),
    tense: lines(`
      Uranus wants the window open and Saturn has painted it shut.
      * Saturn and Uranus disagree about the future, so keep what works and unscrew what doesn’t.
      Saturn lays a brick, Uranus takes it out to look underneath, and so the week goes.
      Uranus has parked across Saturn’s driveway.
      * With Saturn and Uranus at odds, be the calm one with both phone numbers.
    `),
  },
  'saturn neptune': {
    together: lines(`
      Saturn meets Neptune, and a dream gets its first building permit.
      * Saturn sits down with Neptune by the water, so choose one hope and give it office hours.
      Neptune hands Saturn a seashell, and after some thought he puts it on the desk.
      Saturn and Neptune are still sharing a bench, and the real and the wished-for keep swapping hats.
      * With Saturn beside Neptune, put a floor under something you’ve only imagined.
      Neptune is softening Saturn’s corners, or Saturn is teaching Neptune to park.
      * While Saturn and Neptune keep company, forgive one rule and keep one promise.
    `),
    easy: lines(`
      Saturn builds the boat and Neptune brings the sea.
      * Neptune and Saturn agree, so do the dreamy thing on a schedule.
      Saturn lends Neptune a ruler, and the castle in the air gets stairs.
      Neptune has talked Saturn into a day at the beach, with sensible shoes.
      * With Saturn and Neptune in tune, practice the beautiful thing for ten minutes.
    `),
    tense: lines(`
      Neptune leaks and Saturn goes around with buckets.
      * Saturn and Neptune disagree about what’s solid, so knock on it first.
      Saturn wants it in writing, and Neptune wrote it on the tide.
      Neptune has lost Saturn’s keys and feels strangely free.
      * With Saturn and Neptune at odds, keep one foot on the floor and one eye on the moonlight.
    `),
  },
  'saturn pluto': {
    together: lines(`
      Saturn meets Pluto, and the foundation gets inspected with a very bright lamp.
      * Saturn and Pluto are going over the beams, so keep what holds and thank the rest.
      Pluto digs, Saturn shores up the sides, and nobody makes small talk.
      Saturn and Pluto are rebuilding something from below.
      * With Saturn beside Pluto, do one serious thing and then buy a balloon.
    `),
    easy: lines(`
      Pluto gives Saturn deeper roots, and the wall stops leaning.
      * Saturn and Pluto are in agreement, so tackle the old, heavy, worthwhile job.
      Saturn brings patience, Pluto brings the crowbar, and the piano gets through the door.
      Pluto has shown Saturn where the good stone is, and you may build on it.
      * With Saturn and Pluto on good terms, finish what you thought was too big to start.
      Saturn and Pluto are quietly making something that will still be here when the fashion changes.
    `),
    tense: lines(`
      Saturn holds the door and Pluto leans on it.
      * Saturn and Pluto are testing each other, so be solid and don’t wrestle with buildings.
      Pluto wants the walls down, and Saturn has only just had them painted.
      Saturn cites the rule and Pluto asks who wrote it.
      * With Saturn and Pluto at odds, spare your strength for the part that’s yours to lift.
    `),
  },
  'uranus neptune': {
    together: lines(`
      Uranus meets Neptune, and the future is humming a tune that nobody taught it.
      * Uranus and Neptune are inventing a new kind of dream, so leave a notebook by the bathtub.
      Neptune floods Uranus’s laboratory, and the results are iridescent.
      Uranus and Neptune are still mixing colors that have no names.
      * With Uranus beside Neptune, wonder at something on purpose.
    `),
    easy: lines(`
      Uranus tunes Neptune’s radio, and a far station comes in clear.
      * Neptune and Uranus trade wishes for wires, so let one strange hope out of its box.
      Uranus has built Neptune a better seashell.
      Neptune supplies the dream and Uranus the batteries, and together they’re in it for the long haul.
      * With Uranus and Neptune in step, imagine the odd, kind version of things and tell somebody.
      Uranus and Neptune have been whistling in harmony for a while, and now and then you catch the tune.
      * While Uranus and Neptune are on good terms, trust the idea that is both silly and beautiful.
      Neptune is teaching Uranus to float, and the rest of us learn to look up.
    `),
    tense: lines(`
      Uranus flips the switch and Neptune fogs the bulb.
      * Uranus and Neptune have crossed their wires, so trust neither the shock nor the shimmer before dessert.
      Neptune drifts left just as Uranus jumps right.
      Uranus wakes Neptune from a nap, and he says something true by accident.
      * With Uranus and Neptune at odds, keep your sense of wonder and your receipts for the telescope.
    `),
  },
  'uranus pluto': {
    together: lines(`
      Uranus meets Pluto, and what was buried gets a lightning rod.
      * Uranus and Pluto are breaking ground, so let one worn-out thing in your life be replaced by a live one.
      Pluto opens the hatch and Uranus jumps through it, whooping.
      Uranus and Pluto are taking the old house apart and numbering the good boards.
      * With Uranus beside Pluto, change at the root and leave the leaves alone.
    `),
    easy: lines(`
      Pluto gives Uranus a lever long enough to move something.
      * Uranus and Pluto agree on the demolition, so clear a space for whatever comes next.
      Uranus draws the plan, Pluto digs the hole, and the new thing has deep feet.
      Pluto has been lending Uranus his engine, and change runs smoother than its reputation.
      * With Uranus and Pluto on good terms, let go of one old way while it’s easy.
      Uranus and Pluto are remodeling the century, and you may pick one doorknob.
      * While Uranus and Pluto pull together, be brave about one change that you’ll have to live with.
      Pluto compliments Uranus on his haircut, which is how revolutions stay polite.
    `),
    tense: lines(`
      Uranus kicks the beam and Pluto shrugs the roof.
      * Uranus and Pluto are impatient with the old walls, so wear a hat and carry out the good china.
      Pluto holds on, Uranus lets go, and everyone else catches.
      Uranus shouts up the stairs and Pluto answers from below.
      * With Uranus and Pluto at odds, choose one change and feed it properly.
    `),
  },
  'neptune pluto': {
    together: lines(`
      Neptune meets Pluto, and the deep water finds the deeper floor.
      * Neptune and Pluto are whispering about the long run, so think in decades for the length of one tea.
      Pluto lights a lamp under Neptune’s sea.
      Neptune and Pluto are dreaming the same dream from two sides.
      * With Neptune beside Pluto, ask what you’d like to leave better than you found it.
    `),
    easy: lines(`
      Neptune waters what Pluto buried, and slow things come up green.
      * Pluto and Neptune are on gentle terms, so look after one thing that will outlast your phone.
      Neptune tells Pluto a story, and the basement gets windows.
      Pluto and Neptune have been friends longer than any calendar on your wall, and the floor feels firmer for it.
      * With Neptune and Pluto in quiet agreement, plant something slow and name it.
      Neptune hums over Pluto’s deep machinery, and if you sit still you can nearly hear it.
      * While Neptune and Pluto keep the peace, trust the long story and water the fern.
      Pluto keeps Neptune’s dreams in a dry place, and a few of them are yours.
    `),
    tense: lines(`
      Neptune rises in Pluto’s cellar, and the old boxes begin to float.
      * Neptune and Pluto disagree about the depths, so stay curious and near the stairs.
      Pluto wants the bottom of it, and Neptune says there isn’t one.
      Neptune blurs what Pluto underlined.
      * With Neptune and Pluto at odds, take the large questions in teaspoons.
    `),
  },
} as const satisfies Readonly<Record<string, ByTone>>;
