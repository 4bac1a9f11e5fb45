// Echoes: two sentences of one text that use the same picture ("kettle … kettle") sound like a machine.

/** Words that may stand in every sentence without being noticed. */
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

/** The library has some thousands of lines; filled with their clauses they are many more. */
const KEPT_TEXTS_MAX = 6_000;
const kept = new Map<string, readonly string[]>();

/** The words of a text that a reader would notice hearing twice, each once. */
export function listTellingWords(text: string): readonly string[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_TEXTS_MAX) kept.clear();
  const words = [...new Set(splitTellingWords(text))];
  kept.set(text, words);
  return words;
}

function splitTellingWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.replace(/(?:ies|es|s)$/, '').replace(/(?:ing|ed)$/, ''));
}

/** How many telling words of a text have been heard already. */
export function countEchoes(text: string, heard: ReadonlySet<string>): number {
  return listTellingWords(text).filter((word) => heard.has(word)).length;
}
