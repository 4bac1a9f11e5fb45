// Words and phrases that no text for readers may contain, anywhere in the product: British spelling and idiom, and
// English that reads like a translation. Matched as whole words.

/** Spelling and words that make an American reader stumble. */
const BRITISH = [
  '(?:colour|favour|flavour|neighbour|honour|humour|rumour|harbour|labour|parlour|behaviour|odour)\\w*',
  '(?:gre(?:y|ys|yer|yish)|centre[ds]?|theatres?|fibres?|litres?|metres?|calibre)',
  '(?:apolog|capital|categor|critic|emphas|final|harmon|memor|organ|personal|real|recogn|symbol|sympath)is(?:e[ds]?|ing|ation)',
  '(?:travell|cancell|labell|modell|marvell|counsell|signall)(?:ed|er|ers|ing|or|ors|ous)',
  '(?:jewellery|cosy|cosier|cosiest|pyjamas|programmes?|cheques?|tyres?|kerbs?|ploughs?|moulds?|sceptical)',
  '(?:practis(?:e[ds]?|ing)|licence|defence|offence|learnt|spelt|spoilt|drily|storeys?)',
  '(?:towards|afterwards|whilst|amongst|fortnights?|teatime|half past|at the weekend|on holiday)',
  '(?:washing-up|the washing up|queue[ds]?|queuing|flatmates?|mums?|holidaymakers?|lorr(?:y|ies)|rubbish|car parks?)',
  '(?:biscuits?|crisps|jumpers?|hoover(?:ed|ing)?|tin opener|spirit level|best-before|postman|bin bags?)',
  '(?:rather (?:fond|free|more|nice|festive|wise|good|sweet|pleased)|timetables?|daily round|could do with (?!out)|mislaid|plain sailing|out of the window|shan’t)',
  '(?:keeps? the till|been let to|takes? holidays|feels like a holiday|(?:people|those) who turn up|turns? up for)',
  '(?:go|goes|going|went|walk|walks|all the year) round',
  '(?:(?:walk|run|stand|mov)(?:s|es|ing)? about|will not be drawn|is minding|travels? further)',
] as const;

const PLANETS = 'Sun|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto';

/**
 * English that sounds translated or antique. Words that are wrong only in some contexts are listed with such a context.
 */
const ODD = [
  // Reads as a new Moon.
  `(?:${PLANETS}) is new in`,
  // Looks like a misspelled "into".
  '(?:turns|pulls|clocks|comes|came|settles) in to',
  `(?:gets (?:the (?:Sun|Moon)|${PLANETS}),)`,
  // "For" as "because".
  '(?<=, )for (?:they|she|he|it|we|the words|the Moon|Jupiter|Saturn) (?:has|have|is|are|was|were)',
  '(?:computed|drawn|made|told) anew',
  '(?:it is you who|let us make|nobody here knows|the ones there are|all else|to who comes)',
  '(?:makes you (?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces))',
  '(?:could not be asked|lets us neither|is not troubled by|was a little too often|may hold a to z)',
  '(?:people of \\d+ and over|on which you are|end what you|beside the code|and for pleasure|the end of all)',
  '(?:some elbow|full of elbows|weather of the human kind|lap of luxury|best-by|parlor for two|call the front seat)',
  '(?:no manners and|on the correct hand|by the second bowl|the number is not a number|at its own period)',
] as const;

/** Nobody's origin, accent or looks are a joke. */
const SENSITIVE = [
  'accents?(?!-)',
  'where (?:they|you) (?:are|’re|come) (?:really )?from',
  '(?:exotic|gypsy|gypsies|spirit animal|manpower|ladylike|man up|lame|fat|skinny)',
] as const;

const compile = (list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}’'])(?:${list.join('|')})(?![\\p{L}])`, 'iu');

const RULES = [
  ['not American', compile(BRITISH)],
  ['odd English', compile(ODD)],
  ['sensitive', compile(SENSITIVE)],
] as const;

/** The British, odd and sensitive words in a text, each as `<what>: <words>`; only the first of each kind. */
export function listWordingFaults(text: string): string[] {
  const plain = text.replaceAll("'", '’').replace(/\s+/g, ' ');
  return RULES.flatMap(([what, pattern]) => {
    const found = pattern.exec(plain);
    return found === null ? [] : [`${what}: ${found[0].trim().toLowerCase()}`];
  });
}
