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
      Aries, {house}, gets Jupiter, and luck there favors the one who moves.
    `),
    taurus: lines(`
      Jupiter sinks into Taurus, {house}, and orders for the table.
      Jupiter enters Taurus and fills the shelves {in house}.
      * Jupiter begins his year in Taurus, {house}, so grow the thing that grows slowly.
      Taurus, {house}, gets Jupiter, and comfort there becomes a public service.
    `),
    gemini: lines(`
      With a library under each arm, Jupiter trots into Gemini, {house}.
      Jupiter enters Gemini and asks everyone for their story {in house}.
      * Jupiter begins his year in Gemini, {house}, so take the class and talk to your neighbor in it.
      Gemini, {house}, gets Jupiter, and one good question there leads to thirty.
    `),
    cancer: lines(`
      Jupiter comes in to Cancer, {house}, and adds a leaf to the table.
      Jupiter enters Cancer, where he is always welcome, and hugs everyone {in house}.
      * Jupiter begins his year in Cancer, {house}, so make room and somebody will fill it.
      Cancer, {house}, gets Jupiter, and there is soup enough for the street.
    `),
    leo: lines(`
      With a parade he happened to have on him, Jupiter rolls into Leo, {house}.
      Jupiter enters Leo and turns up the applause {in house}.
      * Jupiter begins his year in Leo, {house}, so let yourself be seen enjoying it.
      Leo, {house}, gets Jupiter, and the spotlight there comes in extra wide.
    `),
    virgo: lines(`
      Jupiter squeezes into Virgo, {house}, and learns to love a good label.
      Jupiter enters Virgo and finds fortune in the details {in house}.
      * Jupiter begins his year in Virgo, {house}, so improve one thing a little, often.
      Virgo, {house}, gets Jupiter, and being helpful there pays in luck.
    `),
    libra: lines(`
      Jupiter bows his way into Libra, {house}, and introduces everyone.
      Jupiter enters Libra and doubles the guest list {in house}.
      * Jupiter begins his year in Libra, {house}, so say yes to good company.
      Libra, {house}, gets Jupiter, and fairness there turns out to be lucky.
    `),
    scorpio: lines(`
      Jupiter goes down into Scorpio, {house}, and finds the cave bigger inside.
      Jupiter enters Scorpio and strikes something valuable {in house}.
      * Jupiter begins his year in Scorpio, {house}, so go deeper with fewer people.
      Scorpio, {house}, gets Jupiter, and trust there starts to compound.
    `),
    sagittarius: lines(`
      Jupiter comes home to Sagittarius, {house}, and kicks the door wide.
      Jupiter enters Sagittarius, his own sign, and lights the long road {in house}.
      * Jupiter begins his year in Sagittarius, {house}, so go and see for yourself.
      Sagittarius, {house}, gets Jupiter, and the horizon there moves back a mile.
    `),
    capricorn: lines(`
      Jupiter buttons his vest and enters Capricorn, {house}.
      Jupiter enters Capricorn and finds luck with a timetable {in house}.
      * Jupiter begins his year in Capricorn, {house}, so take the sensible risk with the good boots.
      Capricorn, {house}, gets Jupiter, and effort there begins to echo.
    `),
    aquarius: lines(`
      Jupiter sweeps into Aquarius, {house}, and invites the whole neighborhood.
      Jupiter enters Aquarius and bets on the strange idea {in house}.
      * Jupiter begins his year in Aquarius, {house}, so join something larger than your couch.
      Aquarius, {house}, gets Jupiter, and the future there has snacks.
    `),
    pisces: lines(`
      Jupiter wades home to Pisces, {house}, and the water rises kindly.
      Jupiter enters Pisces, his old sign, and believes in everyone {in house}.
      * Jupiter begins his year in Pisces, {house}, so be generous where nobody is counting.
      Pisces, {house}, gets Jupiter, and dreams there come with a boat.
    `),
  },
  saturn: {
    aries: lines(`
      Saturn enters Aries, {house}, and teaches the sprinter about distance.
      Saturn takes a seat in Aries, {house}, and asks courage to show its work.
      * Saturn is new in Aries, {house}, so start one thing you intend to finish.
      Aries, {house}, gets Saturn, and bravery there learns to tie its shoes.
    `),
    taurus: lines(`
      Saturn enters Taurus, {house}, and knocks on the table legs.
      Saturn takes a seat in Taurus, {house}, and counts the jars.
      * Saturn is new in Taurus, {house}, so own less and oil it.
      Taurus, {house}, gets Saturn, and enough becomes a number you can name.
    `),
    gemini: lines(`
      Saturn enters Gemini, {house}, and asks for one conversation at a time.
      Saturn takes a seat in Gemini, {house}, and sharpens the chalk.
      * Saturn is new in Gemini, {house}, so learn one thing all the way through.
      Gemini, {house}, gets Saturn, and words there are expected to keep appointments.
    `),
    cancer: lines(`
      Saturn enters Cancer, {house}, and checks the roof.
      Saturn takes a seat in Cancer, {house}, and does the dishes without being told.
      * Saturn is new in Cancer, {house}, so decide who counts as family and act like it.
      Cancer, {house}, gets Saturn, and tenderness there grows a spine.
    `),
    leo: lines(`
      Saturn enters Leo, {house}, and asks the star to rehearse.
      Saturn takes a seat in Leo, {house}, in the front row, with a notebook.
      * Saturn is new in Leo, {house}, so practice the thing you want applause for.
      Leo, {house}, gets Saturn, and pride there learns to be early.
    `),
    virgo: lines(`
      Saturn enters Virgo, {house}, and is delighted by the filing.
      Saturn takes a seat in Virgo, {house}, and mends the chair first.
      * Saturn is new in Virgo, {house}, so do the humble thing well and daily.
      Virgo, {house}, gets Saturn, and good work there begins to add up.
    `),
    libra: lines(`
      Saturn enters Libra, {house}, and reads both halves of the promise.
      Saturn takes a seat in Libra, {house}, where he has always been respected.
      * Saturn is new in Libra, {house}, so be fair, even when charm would be quicker.
      Libra, {house}, gets Saturn, and kindness there is put in writing.
    `),
    scorpio: lines(`
      Saturn enters Scorpio, {house}, and goes over the deep end with a tape measure.
      Saturn takes a seat in Scorpio, {house}, and waits for the truth to get bored of hiding.
      * Saturn is new in Scorpio, {house}, so trust in small, regular amounts.
      Scorpio, {house}, gets Saturn, and secrets there are filed by date.
    `),
    sagittarius: lines(`
      Saturn enters Sagittarius, {house}, and asks to see the itinerary.
      Saturn takes a seat in Sagittarius, {house}, and checks the arrows for straightness.
      * Saturn is new in Sagittarius, {house}, so earn one of your opinions.
      Sagittarius, {house}, gets Saturn, and big talk there buys a good pair of boots.
    `),
    capricorn: lines(`
      Saturn comes home to Capricorn, {house}, and winds the clock.
      Saturn takes his own seat in Capricorn, {house}, and nods at the ladder.
      * Saturn is new in Capricorn, {house}, so build the thing you will be glad of at eighty.
      Capricorn, {house}, gets Saturn, and patience there goes up in rank.
    `),
    aquarius: lines(`
      Saturn enters Aquarius, {house}, and gives the dreamers a schedule.
      Saturn takes a seat in Aquarius, {house}, where he once wrote the rules.
      * Saturn is new in Aquarius, {house}, so do your part for the group and do it on time.
      Aquarius, {house}, gets Saturn, and ideals there are issued sturdy shoes.
    `),
    pisces: lines(`
      Saturn enters Pisces, {house}, and builds a small, good boat.
      Saturn takes a seat in Pisces, {house}, and asks the tide to sign in.
      * Saturn is new in Pisces, {house}, so give your dream a chair and regular hours.
      Pisces, {house}, gets Saturn, and compassion there learns where to stop.
    `),
  },
} as const satisfies Readonly<Record<'jupiter' | 'saturn', BySign>>;

export const OUTER_INGRESSES = {
  uranus: lines(`
    Uranus crashes cheerfully into {sign}, {house}, where he means to stay about seven years.
    Uranus moves to {sign}, {house}, and the floor plan there becomes a conversation.
    * Uranus is new in {sign}, {house}, so welcome the first odd thing that happens there.
    {sign}, {house}, gets Uranus, and nobody there will be bored for years.
  `),
  neptune: lines(`
    Neptune drifts into {sign}, {house}, for a long, dreamy stay of a dozen years and more.
    Neptune moves to {sign}, {house}, and the walls there start to look like water.
    * Neptune is new in {sign}, {house}, so imagine that corner of your life in other colors.
    {sign}, {house}, gets Neptune, and longing there finds a good chair by the window.
  `),
  pluto: lines(`
    Pluto lowers himself into {sign}, {house}, where he digs for many years at a time.
    Pluto moves to {sign}, {house}, and begins, very slowly, on the foundations.
    * Pluto is new in {sign}, {house}, so let go early of what you can already see going.
    {sign}, {house}, gets Pluto, and the deep work there clocks in.
  `),
} as const satisfies Readonly<Record<'uranus' | 'neptune' | 'pluto', readonly Line[]>>;

/** A planet that moves back into a sign while retrograde. */
export const BACKWARD_INGRESSES = {
  mercury: lines(`
    Mercury backs into {sign}, {house}, having left his glasses there.
    Mercury slips back into {sign}, {house}, to reread something.
    * Mercury returns in reverse to {sign}, {house}, so answer the old message that still itches.
    {sign}, {house}, has Mercury back, and one earlier conversation is reopened.
  `),
  venus: lines(`
    Venus backs into {sign}, {house}, for one more look at something she liked.
    Venus slips back into {sign}, {house}, wearing an old perfume.
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
    * Jupiter returns in reverse to {sign}, {house}, so pick up the chance you thought had gone.
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
    * Uranus returns in reverse to {sign}, {house}, so try again the change that did not take.
    {sign}, {house}, has Uranus back, and the old wires hum.
  `),
  neptune: lines(`
    Neptune ebbs back into {sign}, {house}, leaving shells.
    Neptune slips back into {sign}, {house}, like a tide that forgot something.
    * Neptune returns in reverse to {sign}, {house}, so visit an old dream and see what is still wet.
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
