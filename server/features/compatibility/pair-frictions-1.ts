// For each pair of signs whose first is Aries, Taurus, Gemini or Cancer: what hurts between the two, and what helps.
// "First" is by the order of the zodiac; pair-frictions-2.ts has the other pairs.
import type { PairKey } from '#shared/compatibility/pairs.ts';
import type { SIGN_KEYS } from '#shared/zodiac/signs.ts';

export const PAIR_FRICTIONS_1 = {
  'aries + aries': {
    hurts:
      'The shouting is over in a minute, so neither Aries stops to say sorry, and the same pothole gets driven over at full speed again next week.',
    helps:
      'Fill one in: go back to an old quarrel for two minutes, and each say the sorry that got skipped.',
  },
  'aries + taurus': {
    hurts:
      'Taurus says “I’ll think about it” and means it. Aries hears a no and rings the bell again, and to Taurus the second ring feels like a shove.',
    helps:
      'Ring once, then agree on the day the answer is due. Until then Taurus may think in peace, and Aries may stop listening for footsteps.',
  },
  'aries + gemini': {
    hurts:
      'Aries has paid a deposit on something Gemini only said out loud. It’s lonely to be the one who meant it, and awkward to be held to a joke.',
    helps:
      'Keep every idea refundable for a day. Aries pays tomorrow, and by then Gemini has said whether it was a plan or just a good sentence.',
  },
  'aries + cancer': {
    hurts:
      'Aries says it sharply and has let it go by the parking lot. Cancer rides home with it, and the quiet in the car hurts them both.',
    helps:
      'On the next ride, somebody speaks before the second traffic light: “That came out hard,” or “That one stayed with me.” Either will do.',
  },
  'aries + leo': {
    hurts:
      'After a shared win Aries is already running again, while Leo waits at the finish line for a word about it. First place gets lonely that way.',
    helps:
      'Stop for the photograph. Aries says what Leo did, Leo says what Aries did, and only then does anybody look at the next hill.',
  },
  'aries + virgo': {
    hurts:
      'Aries hands over a first draft, glowing, and it comes back full of comments, an hour of real care from Virgo. One smile fades, then the other.',
    helps:
      'Let the first comment be “this part is good.” Aries then picks three of the others and does them without a sigh.',
  },
  'aries + libra': {
    hurts:
      'A nod from Libra may be a vote or may be good manners. Aries counts it as a vote, and weeks later the result is contested, sadly, by both.',
    helps:
      'Try a paper ballot: each writes down a wish before anybody speaks, and Libra’s is the first to be read out, by Aries.',
  },
  'aries + scorpio': {
    hurts:
      'The hard subject comes up in front of people. Aries only wants it said, Scorpio feels searched in public, and the silence afterward is worse than shouting.',
    helps:
      'Pick a bench out of earshot and keep the subject for it. Aries waits that long; Scorpio answers before anyone stands up.',
  },
  'aries + sagittarius': {
    hurts:
      'A dozen promises go spinning like plates, and one gets broken in passing. Somebody minded, and between Aries and Sagittarius minding feels like bad sport.',
    helps:
      'Pick up the pieces of one this week: ask which promise was missed, say sorry, and give it a date before anything new starts spinning.',
  },
  'aries + capricorn': {
    hurts:
      'Aries comes in with an idea still warm, and Capricorn asks what could go wrong. It’s meant as an umbrella. It lands as rain.',
    helps:
      'Give the next idea an hour of fair weather. Then let Capricorn open the umbrella, and let Aries stand under it and say thanks.',
  },
  'aries + aquarius': {
    hurts:
      'In a quarrel Aries turns up the volume and Aquarius becomes a panel discussion. Each is trying hard, and each feels left alone in the room.',
    helps:
      'Adjourn the panel for two minutes: a sentence from Aquarius that begins with “I feel,” and the same thing from Aries at half the volume.',
  },
  'aries + pisces': {
    hurts:
      'Pisces asks for help as softly as a radio next door. Aries, who would’ve come running, hears only wall, and each ends up sad about the other.',
    helps:
      'Carry the radio into the room: Pisces says one wish in plain words, and Aries stands still until the end of it.',
  },
  'taurus + taurus': {
    hurts:
      'A silence between Taurus and Taurus stands there like a piano in the hallway. Both are hurt, both squeeze past it, and nobody wants to lift first.',
    helps:
      'Take an end each and move it one yard: a sentence about what hurt, and not a word about who put it there.',
  },
  'taurus + gemini': {
    hurts:
      'Gemini writes plans in pencil; Taurus has already framed the first one. A cheerful change of time leaves Taurus feeling erased and Gemini feeling told off.',
    helps:
      'Choose one plan for the pen. The rest may stay in pencil, as long as every change comes with a day’s notice.',
  },
  'taurus + cancer': {
    hurts:
      'Hurts get kept here, like everything else. Cancer has a remark from March in the freezer, Taurus has one from May, and supper is served on top of both.',
    helps: 'Thaw one each this week. Say what it was, hear “I never knew,” and don’t put it back.',
  },
  'taurus + leo': {
    hurts:
      'Taurus says it with perfect attendance, and Leo is waiting for a speech. With so much devotion in the room, it’s sad how unthanked both can feel.',
    helps:
      'Trade for once: Taurus makes the speech, one admiring sentence long, and Leo quietly shows up early for something dull.',
  },
  'taurus + virgo': {
    hurts:
      'Virgo reorganizes the toolbox as a surprise, and Taurus, who loved it the old way, can’t find the hammer. “It’s fine,” say both, a little stiffly.',
    helps:
      'Before the next improvement Virgo asks, “Broken or beloved?” Only the broken gets fixed, and Taurus says thank you for something that was.',
  },
  'taurus + libra': {
    hurts:
      'Taurus thought the matter had set like cement. Libra, who’d asked two more friends, is still smoothing it, and each of them feels walked on.',
    helps:
      'Put up a sign with a day on it. Until then Libra may smooth as much as it takes, and from then on Taurus may build.',
  },
  'taurus + scorpio': {
    hurts:
      'Scorpio asks a small question to find out something large. Taurus, sensing a quiz, says nothing at all, and the silence gets graded, wrongly.',
    helps:
      'Swap the quiz for the real question, once, out loud. Taurus answers the same day, even if the answer is “I don’t know yet.”',
  },
  'taurus + sagittarius': {
    hurts:
      'Taurus suggests the usual place, as a present. Sagittarius had hoped for the one never tried, as a present too, and a single sigh spoils both gifts.',
    helps:
      'Have it both ways: somewhere new, where Taurus picks the table, or the usual place, where Sagittarius orders for everyone.',
  },
  'taurus + capricorn': {
    hurts:
      'Capricorn and Taurus are as reliable as a furnace, and visited about as often. It can hurt to be counted on and never asked.',
    helps:
      'Go down the stairs once this week and ask, “How are things, apart from useful?” Then wait for the second answer.',
  },
  'taurus + aquarius': {
    hurts:
      'Aquarius flies close, like a kite, and needs a lot of sky. Taurus winds in the string out of love, and then the pull worries both ends.',
    helps:
      'Let out ten yards and name the hour of landing. Aquarius comes down when promised, and until then Taurus leaves the string alone.',
  },
  'taurus + pisces': {
    hurts:
      'Pisces is sad about nothing in particular, and Taurus arrives with a bandage. There’s nowhere to put it, so the one feels useless and the other feels like a bother.',
    helps:
      'Leave the bandage in its box and sit together on the same step for a while. Then Pisces names one small thing that would help.',
  },
  'gemini + gemini': {
    hurts:
      'A tender subject gets a pun, then a quip, and soon the page is lost. One Gemini meant it, and goes home with it unsaid.',
    helps:
      'Say “bookmark” once this week in the middle of the laughing, and go back to the sentence that stood before the pun.',
  },
  'gemini + cancer': {
    hurts:
      'A good story is made to be lent, thinks Gemini, and Cancer hears something tender come back from a third person. The hurt takes both by surprise.',
    helps:
      'Set up a reference shelf: Cancer says which stories never leave the building, and Gemini is free to lend out the rest.',
  },
  'gemini + leo': {
    hurts:
      'The joke was about Leo, and Gemini meant it fondly. Everybody laughed, Leo a second late, and that second has stood between the two ever since.',
    helps:
      'Talk about the late laugh within the day, lightly. Then Gemini owes Leo something flattering, true, and in front of the same people.',
  },
  'gemini + virgo': {
    hurts:
      'In the middle of Gemini’s story Virgo supplies the correct year. The story stumbles, the listeners look away, and two clever people feel small.',
    helps:
      'Footnotes go at the end, for a change. Virgo collects them in silence, and afterward Gemini asks, with real interest, “What did I get wrong?”',
  },
  'gemini + libra': {
    hurts:
      'Talk flies back and forth like good tennis. The one hard ball, whatever it was that stung, Gemini and Libra politely call out, and it goes on stinging.',
    helps:
      'Play that ball. Begin with “this will be a clumsy shot,” and keep it over the net for three sentences each.',
  },
  'gemini + scorpio': {
    hurts:
      '“Who was that?” asks Scorpio. Gemini tells half of it, because the rest was dull, and now the dull half sits in the room looking like a secret.',
    helps:
      'Tell the boring version once, whole and unasked, insurance company and all. Scorpio’s part is to hear it out and ask nothing.',
  },
  'gemini + sagittarius': {
    hurts:
      'For fun Gemini takes a pin to one of Sagittarius’s big balloons; for honesty Sagittarius takes one to Gemini’s. The bang is louder than either meant.',
    helps:
      'Let one balloon a day go up to the ceiling whole. Ask where it’s headed, and lend the pin to somebody who sews.',
  },
  'gemini + capricorn': {
    hurts:
      'Gemini drops by just to talk, and Capricorn, between two tasks, asks what it’s about. It’s about nothing, which was the point, and both feel foolish.',
    helps:
      'Schedule ten minutes of nothing this week, under that name. Capricorn protects the ten minutes, and Gemini keeps it to ten.',
  },
  'gemini + aquarius': {
    hurts:
      'A hundred clever links can go back and forth before Gemini or Aquarius notices that nobody asked, “All right over there?” and that somebody wasn’t.',
    helps:
      'Send that question alone, with nothing attached. If the answer is “fine,” ask it once more, and this time by voice.',
  },
  'gemini + pisces': {
    hurts:
      'Pisces goes quiet, and Gemini, worried, supplies the subtitles. They come fast and a little wrong, and soon it’s hard to say who feels more alone.',
    helps:
      'Play one scene without subtitles: after “what is it?” Gemini waits a whole minute, and Pisces tries the first three words that come.',
  },
  'cancer + cancer': {
    hurts:
      'Each Cancer can tell that something’s wrong and waits, tenderly, to be asked. So two people with the same lump in the throat discuss the weather.',
    helps:
      'Give a true forecast once this week: “Cloudy, about my brother.” Then it’s easy for the other one to ask about rain.',
  },
  'cancer + leo': {
    hurts:
      'Leo tells the good news to everybody at once, and Cancer hears it from the second row. The clapping from there is soft, and Leo notices.',
    helps:
      'Save the next bit of news for a private showing. Cancer hears it first, and makes noise enough for a whole row.',
  },
  'cancer + virgo': {
    hurts:
      '“I’ve got it,” say Cancer and Virgo, each with six grocery bags. Nobody puts one down, and both wonder, a little sore, why no one helps.',
    helps:
      'Hand over one bag before the handles cut, and let it be carried the wrong way without a word.',
  },
  'cancer + libra': {
    hurts:
      'Cancer tells of a slight, and Libra, in fairness, speaks for the absent party. Now Cancer feels tried in court, and Libra feels punished for being just.',
    helps:
      'Next time the court sits a little late. First Libra says “that sounds awful,” and afterward Cancer asks what the other side might say.',
  },
  'cancer + scorpio': {
    hurts:
      'So much is picked up without words that a wrong signal goes unchecked. Cancer reads anger, Scorpio reads retreat, and both were simply tired.',
    helps:
      'Check one reading out loud: “Is that anger, or is my antenna bent?” Laugh if it’s bent, and listen if it isn’t.',
  },
  'cancer + sagittarius': {
    hurts:
      'Sagittarius arrives, has a wonderful time and forgets to say so. Cancer has been awake imagining things, and hello comes out sounding like a complaint.',
    helps:
      'A thumbs-up on landing takes one second, so make it a pact. Cancer can sleep, and Sagittarius can tell the whole story later.',
  },
  'cancer + capricorn': {
    hurts:
      'Capricorn stays late to keep everyone safe, and Cancer would trade some of the safety for an hour of company. It’s love twice over, and lonely.',
    helps:
      'Spend one hour of overtime on nothing useful, together. Cancer may bring up, aloud, what all the other late hours have paid for.',
  },
  'cancer + aquarius': {
    hurts:
      'Aquarius gives Cancer the same warm hello as everybody, and thinks it fair. Cancer was hoping for a different one. The chill that follows puzzles both.',
    helps:
      'Make up a hello for two, as silly as it needs to be, and use it once this week with other people watching.',
  },
  'cancer + pisces': {
    hurts:
      'When Pisces is low, Cancer climbs down to keep company, and it works the other way around too. Then there are two in the well and nobody at the rope.',
    helps:
      'Take turns up top: one gets to be sad for an hour, the other holds the rope and makes the phone calls.',
  },
} satisfies Partial<Record<PairKey<typeof SIGN_KEYS>, { hurts: string; helps: string }>>;
