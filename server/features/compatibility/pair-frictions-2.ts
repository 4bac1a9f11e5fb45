// For each pair of signs whose first is one from Leo to Pisces: what hurts between the two, and what helps. "First" is
// by the order of the zodiac; pair-frictions-1.ts has the other pairs.
import type { PairKey } from '#shared/compatibility/pairs.ts';
import type { SIGN_KEYS } from '#shared/zodiac/signs.ts';

export const PAIR_FRICTIONS_2 = {
  'leo + leo': {
    hurts:
      'Each Leo is up on a high horse with a magnificent apology in the saddlebag, waiting for the other to get down. The view is fine, and it hurts.',
    helps:
      'Get down first, once, about something small. A short sorry will do, and the horses may go and eat some grass.',
  },
  'leo + virgo': {
    hurts:
      'Leo gives something splendid, and Virgo, touched and flustered, asks whether it can be exchanged. The moment droops like a ribbon on both sides.',
    helps:
      'Thanks first, and practical questions after the ribbon’s been put away. For the next present, Leo follows a hint that Virgo has dropped.',
  },
  'leo + libra': {
    hurts:
      'Something stung Libra at dinner, and Libra smiled so well that Leo never knew. A week later it comes out, and spoils a lovely memory for two.',
    helps:
      'Agree on a signal for company, a napkin folded twice, say. It means “later,” and later has to come before the day is over.',
  },
  'leo + scorpio': {
    hurts:
      'When hurt, Leo writes in capital letters and Scorpio in fine print, and each finds the other hard to read. The sentence is the same: “Do I still matter?”',
    helps:
      'Put it in ordinary type this week: from each, one plain line about what was missed and one about what is treasured.',
  },
  'leo + sagittarius': {
    hurts:
      'Leo steps off the podium, and Sagittarius has a truthful remark, kindly meant. It comes an hour too soon, and leaves two generous people feeling stingy.',
    helps:
      'Let the truth keep for a day. Leo then asks for it, podium put away, and Sagittarius throws in what was wonderful.',
  },
  'leo + capricorn': {
    hurts:
      'From Capricorn a nod and a “good” is a brass band. Leo can’t hear it and plays louder, and Capricorn begins to feel that nothing is enough.',
    helps:
      'Give one “good” its trombones, three full sentences of them. And let Leo admire something that Capricorn did with nobody looking.',
  },
  'leo + aquarius': {
    hurts:
      'For Aquarius an argument is chess: a piece gets moved, no harm done. Leo was the piece, in front of company, and the game stops being fun.',
    helps:
      'Play one game on the same side of the board. Pick an opinion that neither holds, and argue against it together.',
  },
  'leo + pisces': {
    hurts:
      'Halfway through the evening Pisces slips out to the balcony to breathe, and Leo searches the room for the one guest who counted. Seen from either side, it’s being left.',
    helps:
      'Put two seats on that balcony: Pisces says “back in ten minutes,” and Leo comes out for five of them and leaves the party inside.',
  },
  'virgo + virgo': {
    hurts:
      'Each Virgo has already gone over the day with a red pen. One more mark from the other, lovingly made, and it reads like a failing grade.',
    helps:
      'Cap the pen for a day, and leave a note about something done well, with no “but” anywhere in it.',
  },
  'virgo + libra': {
    hurts:
      'Asked how it tastes, Virgo says “salt” and Libra says “heavenly.” Each winces at the other, once for the truth and once for the cook.',
    helps:
      'Swap answers once this week: Virgo names what’s heavenly, Libra names what’s missing, and for a change everyone believes both.',
  },
  'virgo + scorpio': {
    hurts:
      'A careless remark gets peeled like an onion, one layer by Virgo, the next by Scorpio, until both are in tears and there’s nothing in the middle.',
    helps: 'Leave one onion whole this week, and say so aloud: “I saw it, and I’m letting it go.”',
  },
  'virgo + sagittarius': {
    hurts:
      '“It’ll work out,” says Sagittarius, and it does, because Virgo stayed up. One gave hope and one gave sleep, and neither present got unwrapped.',
    helps:
      'Write down everything that “it” is made of. This week Sagittarius takes the two dullest items, and Virgo goes to sleep without checking.',
  },
  'virgo + capricorn': {
    hurts:
      'A mishap gets mopped up so fast by Virgo and Capricorn that nobody says “poor thing.” The floor is spotless, and somebody’s still upset.',
    helps:
      'Leave the next spill alone for five minutes. One says “what rotten luck,” the other agrees, and then by all means fetch the mop.',
  },
  'virgo + aquarius': {
    hurts:
      'Aquarius is designing a fairer world on the desk that Virgo has just cleared. Before long somebody feels like staff and somebody feels like a kid.',
    helps:
      'Begin the fairer world with one chore: Aquarius takes it over, odd method included, and Virgo doesn’t supervise the experiment.',
  },
  'virgo + pisces': {
    hurts:
      'Worry comes out of Virgo as reminders: the dentist, the form, the tires. Pisces hears a scolding and drifts off, and then there’s more to worry about.',
    helps:
      'Translate one reminder: Virgo says “I was worried,” nothing else, and Pisces, for love of the worrier, calls the dentist that same day.',
  },
  'libra + libra': {
    hurts:
      'Each Libra keeps the peace by keeping quiet, and keeps, very neatly, the accounts of who gave way last. They never quite balance, and it rankles.',
    helps:
      'Open the books for an hour this week. One entry each, read aloud, no interest charged, and then both get crossed off.',
  },
  'libra + scorpio': {
    hurts:
      'Libra is charming to someone Scorpio avoids for good reason. One calls it manners and one feels a treaty was broken, though it was never written.',
    helps:
      'Draft two clauses this week: somebody Libra doesn’t have to charm, and a grudge that Scorpio won’t ask anyone to share.',
  },
  'libra + sagittarius': {
    hurts:
      'Libra was still rehearsing a gentle way to say it when Sagittarius gave the premiere. The audience recovers; the two backstage take a little longer.',
    helps:
      'Hold one rehearsal in private. Sagittarius says the blunt version, Libra changes four words, and both stand behind the result.',
  },
  'libra + capricorn': {
    hurts:
      'Capricorn serves the decision ready cooked, to spare Libra the trouble. Libra had been looking forward to the stirring. Two good intentions go cold on the table.',
    helps:
      'Bring the next one in raw: two good choices from Capricorn and not a result, and a pick from Libra before the water boils.',
  },
  'libra + aquarius': {
    hurts:
      'Libra has accepted for both, out of politeness; Aquarius isn’t going, out of principle. It stings to be answered for, and it stings to go alone.',
    helps:
      'Send two replies to the next invitation, one each, and no reasons asked. Aquarius may well surprise everybody and come.',
  },
  'libra + pisces': {
    hurts:
      '“No problem,” says Libra. “Don’t worry,” says Pisces. So the problem and the worry move in together, and two considerate people can’t think what’s wrong.',
    helps:
      'Give one of the two lodgers notice. Somebody begins with “Actually, a small thing,” and the other answers “Tell me.”',
  },
  'scorpio + scorpio': {
    hurts:
      'Both Scorpios hold their cards so well that neither can see the other is losing. The hurt is real, the poker faces are perfect, and nobody folds.',
    helps:
      'Play one round with the cards face up: “I’m hurt, and here’s why,” from each, no bluffing and no prizes.',
  },
  'scorpio + sagittarius': {
    hurts:
      'Sagittarius tosses out remarks like pennies into a fountain, and Scorpio wades in after one, sure it was meant. Both come away wet and misjudged.',
    helps:
      'Bring one penny back and just ask whether it was thrown on purpose. Sagittarius thinks before answering, and Scorpio takes the answer.',
  },
  'scorpio + capricorn': {
    hurts:
      'Scorpio and Capricorn are lifeguards by nature, and either would sooner swallow the lake than wave. So each watches the other struggle, and feels useless.',
    helps:
      'Practice waving in shallow water: each asks for one small favor before it’s urgent, and then lets it be done.',
  },
  'scorpio + aquarius': {
    hurts:
      'Before trouble, as before a painting, Scorpio goes up close and Aquarius backs off to the far wall. Both are looking hard, and both feel deserted.',
    helps:
      'Trade places for five minutes. Aquarius comes near and says “I’m here,” and Scorpio steps back and asks what it looks like from there.',
  },
  'scorpio + pisces': {
    hurts:
      'Somebody slighted Pisces, who has long forgiven it, and Scorpio is still on guard duty. One feels unneeded at the gate, the other kept behind it.',
    helps:
      'Change the guard: Pisces says which slight truly hurt, Scorpio watches over that one, and all the others may go home.',
  },
  'sagittarius + sagittarius': {
    hurts:
      'One Sagittarius is low, and the other proposes an outing. It’s generous, it’s the only cure either knows, and the sadness simply brings its sunglasses along.',
    helps:
      'Stay in once this week. No cure and no moral, just “so what happened?” and somebody who sits through the whole answer.',
  },
  'sagittarius + capricorn': {
    hurts:
      '“Easy,” says Sagittarius, of what took Capricorn years. “Be realistic,” says Capricorn, and a young hope sits back down. Neither word was meant to hurt.',
    helps:
      'Retire both words this week, with a gold watch each. In their place goes “tell me how,” followed by actual listening.',
  },
  'sagittarius + aquarius': {
    hurts:
      'Like a cactus, this bond is proud of needing little water, and Sagittarius and Aquarius both forget to give it any. Come a dry month, each feels a bit unloved.',
    helps:
      'Water it while it still looks fine: say “I’d miss this,” in those very words, and mark a day to say it again.',
  },
  'sagittarius + pisces': {
    hurts:
      'Sagittarius skips to the cheerful track while Pisces is still inside the slow one. Comfort was meant, hurry was heard, and the music stops for both.',
    helps:
      'Hear one slow song all the way through, nobody talking. Sagittarius picks the next, and Pisces sings along on purpose.',
  },
  'capricorn + capricorn': {
    hurts:
      '“After this deadline,” each Capricorn says, and means it. Behind it stands another, and it’s strange to miss somebody who’s sitting right across the table.',
    helps:
      'Let an hour of company fall due before the work does, with nothing to hand in at the end.',
  },
  'capricorn + aquarius': {
    hurts:
      'Aquarius updates the whole system overnight, and it’s better. It’s also where Capricorn had a good month’s work, and nobody thinks to say sorry or thanks.',
    helps:
      'Announce the next update a week ahead. Aquarius says what moves and why, and Capricorn names the one file that stays.',
  },
  'capricorn + pisces': {
    hurts:
      'Pisces makes a promise and means the tenderness in it; Capricorn hears the date, and builds on that. Both feel measured with the wrong ruler.',
    helps:
      'Say the next promise twice: once with feeling, once in inches. If the inches aren’t certain, the feeling is still worth having.',
  },
  'aquarius + aquarius': {
    hurts:
      'Two satellites with an excellent signal and no plan to land. That suits each Aquarius, until the week when one could use somebody closer.',
    helps:
      'Choose a word that means “come down,” odd enough to say without blushing, and test it once before it’s needed.',
  },
  'aquarius + pisces': {
    hurts:
      'Pisces grieves over one stray cat, and Aquarius, just as moved, brings the statistics. Now one looks unreasonable and the other cold, and neither is.',
    helps:
      'Feed the one cat first, together. The statistics will keep, and Pisces may even ask to hear them.',
  },
  'pisces + pisces': {
    hurts:
      'An envelope lies unopened, and each Pisces has walked softly past it for days to spare the other. Both have guessed what’s inside, and are lonely with it.',
    helps:
      'Open it together, out loud, standing up. Whatever it says, it’s one page long, and it has two readers.',
  },
} satisfies Partial<Record<PairKey<typeof SIGN_KEYS>, { hurts: string; helps: string }>>;
