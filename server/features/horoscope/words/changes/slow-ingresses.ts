// Jupiter and Saturn enter a sign, by sign; the three beyond them by body. {sign} is the sign entered, {house} a
// clause about the user's house.

import { type Line, lines } from '#server/text/lines.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

type BySign = Readonly<Record<SignKey, readonly Line[]>>;

export const SLOW_INGRESSES = {
  jupiter: {
    aries: lines(`
      Jupiter bounds into Aries, {house}, and cheers before the starting gun.
      With one brave idea, Jupiter enters Aries and enlarges {house}.
      * Jupiter begins his year in Aries, {house}, so go first and hold the gate open.
      Luck favors the one who moves, now that Jupiter is in Aries, {house}.
    `),
    taurus: lines(`
      Jupiter sinks into Taurus, {house}, and orders for the table.
      Jupiter enters Taurus and fills the shelves {in house}.
      * Jupiter begins his year in Taurus, {house}, so grow the thing that grows slowly.
      Jupiter lies down in Taurus, {house}, and comfort becomes a public service.
    `),
    gemini: lines(`
      With a library under each arm, Jupiter trots into Gemini, {house}.
      Jupiter enters Gemini and asks everyone for their story {in house}.
      * Jupiter begins his year in Gemini, {house}, so take the class and talk to whoever sits next to you.
      One good question leads to thirty, now that Jupiter is in Gemini, {house}.
    `),
    cancer: lines(`
      Jupiter sits down in Cancer, {house}, and adds a leaf to the table.
      Jupiter enters Cancer, where he’s always welcome, and hugs everyone {in house}.
      * Jupiter begins his year in Cancer, {house}, so make room and somebody will fill it.
      Now that Jupiter is in Cancer, {house}, there’s enough soup for the street.
    `),
    leo: lines(`
      With a parade he happened to have on him, Jupiter rolls into Leo, {house}.
      Jupiter enters Leo and turns up the applause {in house}.
      * Jupiter begins his year in Leo, {house}, so let yourself be seen enjoying it.
      Jupiter takes the stage in Leo, {house}, and the spotlight comes in extra wide.
    `),
    virgo: lines(`
      Jupiter squeezes into Virgo, {house}, and learns to love a good label.
      Jupiter enters Virgo and finds fortune in the details {in house}.
      * Jupiter begins his year in Virgo, {house}, so improve one thing a little, often.
      Being helpful pays in luck, now that Jupiter is in Virgo, {house}.
    `),
    libra: lines(`
      Jupiter bows his way into Libra, {house}, and introduces everyone.
      Jupiter enters Libra and doubles the guest list {in house}.
      * Jupiter begins his year in Libra, {house}, so say yes to good company.
      Fairness turns out to be lucky, now that Jupiter is in Libra, {house}.
    `),
    scorpio: lines(`
      Jupiter goes down into Scorpio, {house}, and finds the cave bigger inside.
      Jupiter enters Scorpio and strikes something valuable {in house}.
      * Jupiter begins his year in Scorpio, {house}, so go deeper with fewer people.
      Jupiter goes deep in Scorpio, {house}, and trust starts to compound.
    `),
    sagittarius: lines(`
      Jupiter comes home to Sagittarius, {house}, and kicks the door wide.
      Jupiter enters Sagittarius, his own sign, and lights the long road {in house}.
      * Jupiter begins his year in Sagittarius, {house}, so go and see for yourself.
      The horizon moves back a mile as Jupiter comes home to Sagittarius, {house}.
    `),
    capricorn: lines(`
      Jupiter buttons his vest and enters Capricorn, {house}.
      Jupiter enters Capricorn and finds luck that runs on schedule {in house}.
      * Jupiter begins his year in Capricorn, {house}, so take the sensible risk with the good boots.
      Effort begins to echo, now that Jupiter is in Capricorn, {house}.
    `),
    aquarius: lines(`
      Jupiter sweeps into Aquarius, {house}, and invites the whole neighborhood.
      Jupiter enters Aquarius and bets on the strange idea {in house}.
      * Jupiter begins his year in Aquarius, {house}, so join something larger than your couch.
      Now that Jupiter is in Aquarius, {house}, the future has snacks.
    `),
    pisces: lines(`
      Jupiter wades home to Pisces, {house}, and the water rises kindly.
      Jupiter enters Pisces, his old sign, and believes in everyone {in house}.
      * Jupiter begins his year in Pisces, {house}, so be generous where nobody’s counting.
      Jupiter pushes off from Pisces, {house}, and dreams come with a boat.
    `),
  },
  saturn: {
    aries: lines(`
      Saturn enters Aries, {house}, and teaches the sprinter about distance.
      Saturn takes a seat in Aries, {house}, and asks courage to show its work.
      * Saturn is new to Aries, {house}, so start one thing you intend to finish.
      Bravery learns to tie its shoes, now that Saturn is in Aries, {house}.
    `),
    taurus: lines(`
      Saturn enters Taurus, {house}, and knocks on the table legs.
      Saturn takes a seat in Taurus, {house}, and counts the jars.
      * Saturn is new to Taurus, {house}, so own less and oil it.
      Saturn opens the books in Taurus, {house}, and enough becomes a number you can name.
    `),
    gemini: lines(`
      Saturn enters Gemini, {house}, and asks for one conversation at a time.
      Saturn takes a seat in Gemini, {house}, and sharpens the chalk.
      * Saturn is new to Gemini, {house}, so learn one thing all the way through.
      Words are expected to keep appointments, now that Saturn is in Gemini, {house}.
    `),
    cancer: lines(`
      Saturn enters Cancer, {house}, and checks the roof.
      Saturn takes a seat in Cancer, {house}, and does the dishes without being told.
      * Saturn is new to Cancer, {house}, so decide who counts as family and act like it.
      Tenderness grows a spine, now that Saturn is in Cancer, {house}.
    `),
    leo: lines(`
      Saturn enters Leo, {house}, and asks the star to rehearse.
      Saturn takes a seat in Leo, {house}, in the front row, with a notebook.
      * Saturn is new to Leo, {house}, so practice the thing you want applause for.
      Saturn takes a seat in Leo, {house}, and pride learns to be early.
    `),
    virgo: lines(`
      Saturn enters Virgo, {house}, and is delighted by the filing.
      Saturn takes a seat in Virgo, {house}, and mends the chair first.
      * Saturn is new to Virgo, {house}, so do the humble thing well and daily.
      Good work begins to add up, now that Saturn is in Virgo, {house}.
    `),
    libra: lines(`
      Saturn enters Libra, {house}, and reads both halves of the promise.
      Saturn takes a seat in Libra, {house}, where he’s always been respected.
      * Saturn is new to Libra, {house}, so be fair, even when charm would be quicker.
      Saturn picks up the pen in Libra, {house}, and kindness is put in writing.
    `),
    scorpio: lines(`
      Saturn enters Scorpio, {house}, and goes over the deep end with a tape measure.
      Saturn takes a seat in Scorpio, {house}, and waits for the truth to get bored of hiding.
      * Saturn is new to Scorpio, {house}, so trust in small, regular amounts.
      Secrets are filed by date, now that Saturn is in Scorpio, {house}.
    `),
    sagittarius: lines(`
      Saturn enters Sagittarius, {house}, and asks to see the itinerary.
      Saturn takes a seat in Sagittarius, {house}, and checks the arrows for straightness.
      * Saturn is new to Sagittarius, {house}, so earn one of your opinions.
      Big talk buys a good pair of boots, now that Saturn is in Sagittarius, {house}.
    `),
    capricorn: lines(`
      Saturn comes home to Capricorn, {house}, and winds the clock.
      Saturn takes his own seat in Capricorn, {house}, and nods at the ladder.
      * Saturn is new to Capricorn, {house}, so build the thing you’ll be glad of at eighty.
      Saturn comes home to Capricorn, {house}, and patience goes up in rank.
    `),
    aquarius: lines(`
      Saturn enters Aquarius, {house}, and gives the dreamers a schedule.
      Saturn takes a seat in Aquarius, {house}, where he once wrote the rules.
      * Saturn is new to Aquarius, {house}, so do your part for the group and do it on time.
      Ideals are issued sturdy shoes, now that Saturn is in Aquarius, {house}.
    `),
    pisces: lines(`
      Saturn enters Pisces, {house}, and builds a small, good boat.
      Saturn takes a seat in Pisces, {house}, and asks the tide to sign in.
      * Saturn is new to Pisces, {house}, so give your dream a chair and regular hours.
      Compassion learns where to stop, now that Saturn is in Pisces, {house}.
    `),
  },
} as const satisfies Readonly<Record<'jupiter' | 'saturn', BySign>>;

export const OUTER_INGRESSES = {
  uranus: lines(`
    Uranus crashes cheerfully into {sign}, {house}, where he means to stay about seven years.
    Uranus moves to {sign}, {house}, and the floor plan there becomes a conversation.
    * Uranus is new to {sign}, {house}, so welcome the first odd thing that happens there.
    Uranus comes in through the roof of {sign}, {house}, and nobody will be bored for years.
  `),
  neptune: lines(`
    Neptune drifts into {sign}, {house}, for a long, dreamy stay of a dozen years and more.
    Neptune moves to {sign}, {house}, and the walls there start to look like water.
    * Neptune is new to {sign}, {house}, so imagine that corner of your life in other colors.
    Neptune floats into {sign}, {house}, and longing finds a good chair by the window.
  `),
  pluto: lines(`
    Pluto lowers himself into {sign}, {house}, where he digs for many years at a time.
    Pluto moves to {sign}, {house}, and begins, very slowly, on the foundations.
    * Pluto is new to {sign}, {house}, so let go early of what you can already see going.
    Pluto goes down into {sign}, {house}, and the deep work begins.
  `),
} as const satisfies Readonly<Record<'uranus' | 'neptune' | 'pluto', readonly Line[]>>;

/** A planet that moves back into a sign while retrograde. */
export const BACKWARD_INGRESSES = {
  mercury: lines(`
    Mercury backs into {sign}, {house}, having left his glasses there.
    Mercury slips back into {sign}, {house}, to reread something.
    * Mercury returns in reverse to {sign}, {house}, so answer the old message that still itches.
    {sign}, {house}, has Mercury back, and an old conversation picks up again.
  `),
  venus: lines(`
    Venus backs into {sign}, {house}, for one more look at something she liked.
    Venus slips back into {sign}, {house}, humming an old song.
    * Venus returns in reverse to {sign}, {house}, so ask yourself what you loved there and why.
    {sign}, {house}, has Venus back, and an old affection wants its scarf.
  `),
  mars: lines(`
    Mars backs into {sign}, {house}, to pick up what he threw down.
    Mars slips back into {sign}, {house}, with his engine in reverse.
    * Mars returns in reverse to {sign}, {house}, so redo the thing you rushed.
    {sign}, {house}, has Mars back, and an unfinished job looks up hopefully.
  `),
  jupiter: lines(`
    Jupiter backs into {sign}, {house}, because he forgot to say goodbye to someone.
    Jupiter slips back into {sign}, {house}, with an encore.
    * Jupiter returns in reverse to {sign}, {house}, so pick up the chance you thought was gone.
    {sign}, {house}, has Jupiter back, and a kindness there is offered twice.
  `),
  saturn: lines(`
    Saturn backs into {sign}, {house}, to check the work once more.
    Saturn slips back into {sign}, {house}, with one last question about the plumbing.
    * Saturn returns in reverse to {sign}, {house}, so tighten the one loose bolt.
    {sign}, {house}, has Saturn back, and an old lesson gets a better grade.
  `),
  uranus: lines(`
    Uranus backs into {sign}, {house}, to undo a knot he made.
    Uranus slips back into {sign}, {house}, for one more experiment.
    * Uranus returns in reverse to {sign}, {house}, so try again with the change that didn’t take.
    {sign}, {house}, has Uranus back, and the old wires hum.
  `),
  neptune: lines(`
    Neptune ebbs back into {sign}, {house}, leaving shells.
    Neptune slips back into {sign}, {house}, like a tide that forgot something.
    * Neptune returns in reverse to {sign}, {house}, so visit an old dream and see what’s still wet.
    {sign}, {house}, has Neptune back, and a half-remembered tune resumes.
  `),
  pluto: lines(`
    Pluto backs into {sign}, {house}, for the last of the boxes.
    Pluto slips back into {sign}, {house}, to turn off one deep light.
    * Pluto returns in reverse to {sign}, {house}, so finish letting go of what you nearly let go of.
    {sign}, {house}, has Pluto back, and something old asks for a proper goodbye.
  `),
} as const satisfies Readonly<
  Record<
    'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',
    readonly Line[]
  >
>;
