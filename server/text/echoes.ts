// Echoes: telling words that two sentences of one text share ("kettle … kettle"), which make it sound generated.
// Telling words are those whose repetition a reader would notice.

/** Words that may occur in every sentence without being noticed. */
const COMMON = new Set(
  `about after again ahead already also although always among anybody anyone anything around back because become
  been before begin behind being beside between both bring chart come could does done down each either else enough
  even ever every everybody everyone everything exactly feel find first from full gets give goes going good half
  have having here house into itself just keep keeps kind know known last later least leave less like little long
  look looks made make makes many mean means might more most much must need needs never nobody none nothing once
  only onto open other over part place plan quite rather really said same says send should show since some somebody
  someone something somewhere still such take takes tell than that their them then there these they thing things
  this those though through time together turn turns under until upon very want wants well were what whatever when
  where which while whoever whom whose will with without word words would year years your yourself yours
  moon mercury venus mars jupiter saturn uranus neptune pluto aries taurus gemini cancer virgo libra scorpio
  sagittarius capricorn aquarius pisces sign trines squares square trine opposite faces meets retrograde direct`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** There are some thousands of lines, and many more texts once their {slots} are filled, so the cache is bounded. */
const CACHED_TEXTS_MAX = 6_000;
const wordsByText = new Map<string, readonly string[]>();

/** The distinct telling words of a text, in lower case, without endings such as -s, -ing and -ed. */
export function listTellingWords(text: string): readonly string[] {
  const cached = wordsByText.get(text);
  if (cached !== undefined) return cached;
  if (wordsByText.size >= CACHED_TEXTS_MAX) wordsByText.clear();
  const words = [...new Set(splitTellingWords(text))];
  wordsByText.set(text, words);
  return words;
}

function splitTellingWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.replace(/(?:ies|es|s)$/, '').replace(/(?:ing|ed)$/, ''));
}

/** How many telling words of a text are in `usedWords`, the telling words of the sentences before it. */
export function countEchoes(text: string, usedWords: ReadonlySet<string>): number {
  return listTellingWords(text).filter((word) => usedWords.has(word)).length;
}
