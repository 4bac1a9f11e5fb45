// Mercury's aspects with the planets beyond him. The first five lines of a kind tell the day on which it is
// exact, the rest the days around it. {room} is Mercury's house, in a word or two.

import { type Line, lines } from '#server/text/lines.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

type ByAspect = Readonly<Partial<Record<AspectKey, readonly Line[]>>>;

export const MERCURY_ASPECTS = {
  venus: {
    conjunction: lines(`
      Mercury writes Venus’s thank-you notes, and they’re better than the presents.
      * Mercury takes Venus out for pastry in {room}, so talk to someone sweet about nothing much.
      Mercury meets Venus, and even the reminders come out sounding like love letters.
      * Mercury and Venus share a desk in {room}, so write something charming and only slightly true to size.
      Venus reads over Mercury’s shoulder and fixes the ending.
      * With Mercury beside Venus, compliment someone so precisely that they have to believe it.
      Mercury borrows Venus’s voice, and people lean in to hear you read the specials.
    `),
    sextile: lines(`
      Mercury tells Venus a good one, and the whole table leans in.
      * Venus lends Mercury her good stationery, so tell somebody what you admire about them.
      Mercury winks at Venus, and your small talk puts on its good shoes.
      * Venus helps Mercury with the wording, so send the apology, the invitation or both.
      Mercury and Venus are passing notes, and nobody minds what they say about you.
      * With Mercury and Venus in step, ask nicely, which is sometimes all it takes.
      Venus laughs at Mercury’s jokes, and the two of them improve your timing.
    `),
  },
  mars: {
    conjunction: lines(`
      Mars rewrites Mercury’s to-do list entirely in verbs.
      * Mercury hands Mars the microphone, so be brief, be brave and don’t read the comments.
      Mercury meets Mars, and your replies are out the door before their shoes are tied.
      * Mercury and Mars share a desk in {room}, so write the fiery version first and the friendly one second.
      Mars sharpens Mercury’s pencil until it could pop a balloon.
      * With Mercury beside Mars, make the case, make it short, and make them a sandwich.
      Mercury and Mars finish the crossword in pen.
    `),
    sextile: lines(`
      Mercury finds the words and Mars finds the nerve.
      * Mars clears Mercury’s desk with one arm, so start on the clean end.
      Mars gives Mercury a push, and the sentence you needed walks out by itself.
      * Mercury takes a dare from Mars, so ask the direct question in your softest voice.
      Mercury and Mars make quick work of the thing you’ve been drafting since forever.
      * With Mars behind Mercury, decide and tell them, in that order.
      Mars keeps Mercury’s meeting to ten minutes, and nobody misses the rest.
    `),
    square: lines(`
      Mercury pokes Mars with a pencil and is surprised.
      * Mars is reading Mercury’s texts too fast, so add a please and send yours slower.
      Mercury squares Mars, and someone’s typing in capitals.
      * Mars jogs Mercury’s elbow, so let the message cool on the windowsill like a pie.
      Mercury and Mars both talk at once, and the printer jams in sympathy.
      * With Mercury square Mars, win the argument by asking what they meant.
      Mars bites off the ends of Mercury’s sentences.
    `),
    trine: lines(`
      Mercury calls the play and Mars is already running.
      * Mars and Mercury are quick on the draw, so write it, sign it and go out.
      Mercury trines Mars, and your thoughts have put their sneakers on.
      * Mars carries out Mercury’s plans, so make one with a verb in it.
      Mercury and Mars are a quick team, and hesitation can’t find a parking space.
      * With Mercury trine Mars, speak up for someone who’s still looking for the words.
      Mars turns Mercury’s notes into actual shelves.
    `),
    opposition: lines(`
      Mercury and Mars are both right, loudly, on different subjects.
      * Mercury has the facts and Mars has the volume, so offer both of them a cookie.
      Mercury faces Mars, and there’s a debate where there was going to be a picnic.
      * Mars heckles Mercury from the back row, so smile, take the good point and go on.
      Mercury throws a word and Mars throws it back harder.
      * With Mercury opposite Mars, say it once and let the silence do the insisting.
      Mars wants it done and Mercury wants it discussed.
    `),
  },
  jupiter: {
    conjunction: lines(`
      Jupiter asks Mercury for one example and gets eleven, all of them good.
      * Jupiter lends Mercury his atlas in {room}, so look up where you’d go if you could spell it.
      Mercury meets Jupiter, and a simple question opens into a lecture with slides.
      * Mercury climbs up beside Jupiter in {room}, so think bigger and then find one person to explain it to.
      Jupiter buys Mercury a megaphone, and good news travels a block farther than usual.
      * With Mercury beside Jupiter, read the thick book or call the wise aunt.
      Mercury and Jupiter swap stories, and all of them get better and less accurate.
    `),
    sextile: lines(`
      Mercury tells Jupiter a plan, and Jupiter adds a balcony.
      * Jupiter has ears for Mercury, so pitch the idea to someone who likes you.
      Jupiter nods along with Mercury, and people say yes before you reach the second reason.
      * Mercury has a word with Jupiter, so ask for the larger favor in the shorter sentence.
      Mercury and Jupiter trade ideas, and yours comes back bigger.
      * With Jupiter in a listening mood, tell Mercury’s good news to the person who needs some.
      Jupiter puts in a footnote for Mercury, and it turns out to be the best part.
    `),
    square: lines(`
      Mercury’s short note meets Jupiter’s long reply.
      * Jupiter rounds up Mercury’s numbers, so count the chairs yourself.
      Mercury squares Jupiter, and the story is gaining fish by the minute.
      * Jupiter exaggerates for Mercury, so round down once, as a favor to the truth.
      Mercury wants the details and Jupiter has already ordered the balloons.
      * With Mercury square Jupiter, read past the headline and under the asterisk.
      Jupiter makes Mercury’s list so long that it needs its own table of contents.
    `),
    trine: lines(`
      Jupiter laughs before Mercury reaches the punch line, in a good way.
      * Mercury and Jupiter are in full voice, so teach, learn or at least recommend a book.
      Mercury trines Jupiter, and somebody important finds your email charming.
      * Jupiter opens a window for Mercury, so say the hopeful thing in public.
      Mercury and Jupiter agree, and learning something feels like being let off early.
      * With Mercury trine Jupiter, write to the person you admire; they like mail too.
      Jupiter lends Mercury his library card, and you find the exact page.
    `),
    opposition: lines(`
      Mercury has a question and Jupiter has a philosophy.
      * Jupiter tells Mercury not to sweat the details, so keep just the two that hold up the roof.
      Mercury faces Jupiter, and the facts and the speech have different endings.
      * Jupiter holds forth across from Mercury, so listen for the one useful idea and pocket it.
      Mercury counts the spoons while Jupiter invites the village.
      * With Mercury opposite Jupiter, agree with the dream and ask about the stairs.
      Jupiter says probably, Mercury writes certainly, and somebody should mention it.
    `),
  },
  saturn: {
    conjunction: lines(`
      Saturn asks Mercury to say it again in ten words, and it comes out better.
      * Mercury signs in at Saturn’s desk, so read the instructions, all of them, with tea.
      Mercury meets Saturn, and your thoughts line up by height.
      * Mercury sits down with Saturn in {room}, so write the serious version, in order, with headings.
      Saturn reads Mercury’s draft twice and strikes out all the adverbs.
      * With Mercury beside Saturn, make the call you’ve been making in your head.
      Mercury slows to Saturn’s pace, and what you say starts to stay said.
    `),
    sextile: lines(`
      Mercury drafts, Saturn checks the spelling, and the thing is done.
      * Saturn has a minute for Mercury, so ask the practical question first.
      Saturn proofreads for Mercury, and the plan suddenly has page numbers.
      * Mercury takes notes from Saturn, so ask the person who’s done it before.
      Mercury and Saturn agree on a schedule, and it’s nearly friendly.
      * With Saturn helping Mercury, put the hard thing into one plain paragraph.
      Saturn lends Mercury a ruler, and your arguments come out straight.
    `),
    square: lines(`
      Mercury knocks and Saturn asks whether he has an appointment.
      * Saturn sends Mercury back for the form, so fill it out in your best handwriting and bring a book.
      Mercury squares Saturn, and every answer begins with actually.
      * Saturn questions Mercury’s sources, so check the date and keep your temper and your receipts.
      Mercury has an idea and Saturn has a policy about ideas.
      * With Mercury square Saturn, let the no be about the plan and go get some air.
      Saturn puts Mercury on hold, and the music is terrible.
    `),
    trine: lines(`
      Mercury and Saturn sort the keys, and every one of them opens something.
      * Saturn nods at Mercury’s reasoning, so commit it to paper while it’s standing up.
      Mercury trines Saturn, and what you say has a handrail.
      * Saturn trusts Mercury’s facts, so make the long-term plan and put it where you’ll trip over it.
      Mercury and Saturn do the paperwork together, humming faintly.
      * With Mercury trine Saturn, teach someone what took you years to learn.
      Saturn thinks Mercury has a point, and he doesn’t say that often.
    `),
    opposition: lines(`
      Mercury speeds up and Saturn slows down, until they meet at a bench.
      * Saturn has doubts and Mercury has proof, so show yours, kindly, with a diagram.
      Mercury faces Saturn, and the clever answer meets the old rule.
      * Saturn looks at Mercury over his glasses, so explain it slowly and leave out the magic trick.
      Mercury talks faster and Saturn listens slower.
      * With Mercury opposite Saturn, wait for the reply before you write the sequel.
      Saturn sends Mercury’s form back with a single polite circle on it.
    `),
  },
  uranus: {
    conjunction: lines(`
      Uranus crosses two of Mercury’s wires, and music comes out.
      * Mercury and Uranus are thinking at the speed of popcorn, so put a lid on it and keep a pen nearby.
      Mercury meets Uranus, and there’s an idea in the room with its hair on end.
      * Mercury sticks a fork into Uranus in {room}, so keep a notebook handy and your sentences flexible.
      Uranus answers before Mercury has asked, and he’s annoyingly right.
      * With Mercury beside Uranus, say the odd thought aloud, since everyone else is thinking it.
      Mercury hears from Uranus, and the news has bad manners and good timing.
    `),
    sextile: lines(`
      Mercury picks up Uranus’s dropped screwdriver and invents a clip.
      * Uranus tells Mercury there’s another way in, so try the side door of the argument.
      Uranus sends Mercury a link, and for once it’s worth the click.
      * Mercury tries Uranus’s shortcut, so learn the trick that saves you from the other trick.
      Mercury and Uranus are inventing a word for exactly how you feel.
      * With Uranus in Mercury’s pocket, mix up the order of things and see what falls out.
      Uranus tunes Mercury’s antenna, and you pick up something clever.
    `),
    square: lines(`
      Uranus autocorrects Mercury into something more interesting.
      * Mercury’s train of thought takes Uranus’s siding, so enjoy the cows and call ahead.
      Mercury squares Uranus, and the conversation leaves the road to look at a cow.
      * Uranus hides Mercury’s keys, so back everything up, write it down and laugh at the third surprise.
      Mercury plans and Uranus hits shuffle.
      * With Mercury square Uranus, count the seconds between the brilliant idea and the send button.
      Uranus keeps finishing Mercury’s sentences in another language.
    `),
    trine: lines(`
      Mercury understands Uranus, which is like hearing a modem sing.
      * Uranus hands Mercury a better question, so ask that one instead.
      Mercury trines Uranus, and genius drops by without calling ahead.
      * Uranus has Mercury on speed dial, so ask the strange question at the boring meeting.
      Mercury and Uranus are talking shop, and the gadget agrees to work.
      * With Mercury trine Uranus, explain your wild theory to someone who loves you.
      Uranus swaps Mercury’s lenses, and an old problem looks like a toy.
    `),
    opposition: lines(`
      Uranus answers Mercury’s email with a drawing of a horse.
      * Mercury prepared remarks and Uranus brought a trampoline, so keep the first line and wing the rest.
      Mercury faces Uranus, and somebody shouts out the answer to a different question.
      * Uranus jumps out at Mercury, so enjoy the shock and keep the password.
      Mercury lays out the facts, and Uranus makes a paper crane of them.
      * With Mercury opposite Uranus, let them contradict you; it may be the best idea in the room.
      Uranus changes the subject so fast that Mercury has to hold his hat.
    `),
  },
  neptune: {
    conjunction: lines(`
      Neptune spells Mercury’s name in foam.
      * Mercury leans on Neptune’s piano, so say it softly and leave out the evidence.
      Mercury meets Neptune, and you write a shopping list that scans.
      * Mercury goes swimming with Neptune in {room}, so follow the metaphor and bring a map for later.
      Neptune dictates and Mercury forgets to number the pages.
      * With Mercury beside Neptune, listen to the tone, because the words are only the packaging.
      Mercury daydreams on Neptune’s shoulder and hears something true.
    `),
    sextile: lines(`
      Mercury translates for Neptune, and it turns out to be a lullaby.
      * Neptune fills Mercury’s inkwell with sea, so describe something blue to somebody.
      Neptune lends Mercury a tune, and the hard thing becomes easy to say.
      * Mercury takes Neptune’s hint, so write the poem, or at least the unusually good text.
      Mercury and Neptune understand each other without finishing a sentence.
      * With Neptune near Mercury, picture it first and explain it after.
      Neptune puts Mercury’s facts to music, and they stick.
    `),
    square: lines(`
      Neptune has swapped Mercury’s compass for a seashell.
      * Neptune mumbles the password to Mercury, so ask him to spell it.
      Mercury squares Neptune, and the directions were given by a mermaid.
      * Neptune smudges Mercury’s ink, so confirm the address, the date and the spelling of Stephen.
      Mercury asks for the truth and gets the weather.
      * With Mercury square Neptune, put off the fine print and paint something.
      Neptune has borrowed Mercury’s glasses and can’t remember where he sat.
    `),
    trine: lines(`
      Neptune gives Mercury the melody, and the words step right onto it.
      * Mercury and Neptune are reading each other’s faces, so trust what the pause said.
      Mercury trines Neptune, and you can hear what people nearly say.
      * Neptune tells Mercury a story, so tell one to somebody small, and do all the voices.
      Mercury and Neptune write the caption for everything lovely.
      * With Mercury trine Neptune, trust the sentence that arrives by itself.
      Neptune opens Mercury’s window, and the right phrase drifts in.
    `),
    opposition: lines(`
      Mercury asks when, and Neptune says yes.
      * Neptune tells it as a fairy tale and Mercury wants the bus number, so enjoy one and find the other.
      Mercury faces Neptune, and one of you is being literal.
      * Neptune mumbles across from Mercury, so ask again and picture the mumbler in a lighthouse.
      Mercury wants the recipe and Neptune adds until it feels right.
      * With Mercury opposite Neptune, believe half of it and enjoy the other half.
      Neptune waves away Mercury’s question with a scarf.
    `),
  },
  pluto: {
    conjunction: lines(`
      Pluto shows Mercury the page that somebody stapled shut.
      * Mercury lowers his voice beside Pluto, so trade the clever remark for the true one.
      Mercury meets Pluto, and one sentence goes straight to the basement.
      * Mercury follows Pluto down into {room}, so ask what you really want to know and brace for an answer.
      Pluto hands Mercury the flashlight and says there.
      * With Mercury beside Pluto, say the thing that makes the rest of the list shorter.
      Mercury reads Pluto’s face and puts the joke away.
    `),
    sextile: lines(`
      Mercury reads the footnote that Pluto left for him.
      * Pluto gives Mercury the short version, so pass it on without garnish.
      Pluto slips Mercury a secret, and it turns out to be useful.
      * Mercury digs with Pluto’s spade, so look it up, look behind it, and look pleased.
      Mercury and Pluto get to the point and like it there.
      * With Pluto behind Mercury, use fewer words and better ones.
      Pluto shows Mercury the drawer with the answer in it.
    `),
    square: lines(`
      Pluto holds Mercury’s letter up to the light.
      * Mercury asked Pluto an innocent question, so say why you wanted to know.
      Mercury squares Pluto, and an innocent question gets a very long look.
      * Pluto reads too much into Mercury’s message, so add a kind word where a period would have done.
      Mercury pokes at something Pluto had covered with a cloth.
      * With Mercury square Pluto, let one mystery go unsolved and enjoy the extra shelf space.
      Pluto cross-examines Mercury about a sandwich.
    `),
    trine: lines(`
      Mercury finds the loose brick, and Pluto says go ahead.
      * Pluto lends weight to Mercury’s words, so spend them on something worth lifting.
      Mercury trines Pluto, and you can name what everyone’s been walking around.
      * Pluto lends Mercury some depth, so have the conversation that needs a closed door and a teapot.
      Mercury and Pluto solve the puzzle that’s been bothering you.
      * With Mercury trine Pluto, write the honest paragraph and keep it.
      Pluto gives Mercury’s words roots, and people remember them.
    `),
    opposition: lines(`
      Mercury makes light of it, Pluto makes much of it, and the truth is about medium.
      * Pluto wants to know everything and Mercury wants to tell it, so keep one thing for dessert.
      Mercury faces Pluto, and what’s not being said takes up a whole chair.
      * Pluto pushes on Mercury’s argument, so yield the small point and keep the true one.
      Mercury knocks politely, and Pluto answers through the door.
      * With Mercury opposite Pluto, don’t guess at anyone’s secret; offer one of your own.
      Pluto wants the last word and Mercury has several.
    `),
  },
} as const satisfies Readonly<Partial<Record<BodyKey, ByAspect>>>;
