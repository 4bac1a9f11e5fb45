// Words around the name of a place, and words in names that people shorten. Written by hand.

import { foldName } from '../fold.ts';

const BEFORE =
  'г|гор|город|м|місто|с|село|д|дер|деревня|п|пос|посёлок|селище|пгт|смт|рп|ст|станица|ст-ца|х|хутор|аул|гр|град|City of|Town of|Village of|Borough of|Ville de|Commune de|Ciudad de|Cidade de|Município de|Municipio de|Città di|Comune di|Stadt|Gemeinde|Kota|Kab|Kabupaten|TP|Thành phố|TX|Thị xã|Miasto|Mesto|Obec|Near|Nr|Downtown|Greater';
const BEHIND =
  'City|Town|Village|Township|Municipality|arrondissement|arr|Cedex|Shi|Si|Gun|Ku|İlçesi|Merkez|г|город|місто';

function listWords(words: string): string {
  return words.split('|').map(foldName).join('|');
}

/** Patterns of folded names. */
export const WORDS_AROUND_A_NAME = {
  before: new RegExp(`^(?:${listWords(BEFORE)}) (?=.)`, 'u'),
  behind: new RegExp(`(?<=.) (?:${listWords(BEHIND)})$`, 'u'),
};

/** Abbreviations in names, folded → the words that they stand for. */
export const WRITTEN_OUT_WORDS: Readonly<Record<string, readonly string[]>> = {
  n: ['north', 'new', 'nuevo', 'nuestra'],
  no: ['north'],
  nth: ['north'],
  s: ['south', 'san', 'sao', 'santa', 'santo', 'saint', 'sankt'],
  so: ['south'],
  sth: ['south'],
  e: ['east'],
  w: ['west'],
  ne: ['northeast'],
  nw: ['northwest'],
  se: ['southeast'],
  sw: ['southwest'],
  pt: ['port', 'point', 'puerto'],
  pte: ['pointe'],
  pto: ['puerto', 'porto'],
  pta: ['punta', 'ponta'],
  st: ['saint', 'sankt', 'sint'],
  ste: ['sainte', 'saint'],
  sta: ['santa'],
  sto: ['santo'],
  snt: ['saint'],
  ft: ['fort'],
  mt: ['mount', 'mont'],
  mtn: ['mountain'],
  gral: ['general'],
  gen: ['general'],
  cnel: ['coronel'],
  cmdte: ['comandante'],
  cte: ['comandante'],
  tte: ['teniente'],
  cap: ['capitan'],
  pres: ['presidente', 'presidencia'],
  gob: ['gobernador'],
  gov: ['governador'],
  dr: ['doctor'],
  ing: ['ingeniero'],
  stgo: ['santiago'],
  sgo: ['santiago'],
  cd: ['ciudad'],
  cdad: ['ciudad'],
  col: ['colonia'],
  va: ['villa'],
  bco: ['blanco'],
  bca: ['blanca'],
  gde: ['grande'],
  hts: ['heights'],
  hgts: ['heights'],
  spgs: ['springs'],
  spg: ['spring'],
  sprgs: ['springs'],
  bch: ['beach'],
  jct: ['junction'],
  ctr: ['center', 'centre'],
  cty: ['city'],
  twp: ['township'],
  gdns: ['gardens'],
  grn: ['green'],
  gr: ['grand', 'great', 'gross'],
  gt: ['great'],
  hbr: ['harbor', 'harbour'],
  is: ['island'],
  isl: ['island'],
  lk: ['lake'],
  pk: ['park'],
  vly: ['valley'],
  vlg: ['village'],
  upr: ['upper'],
  lwr: ['lower'],
  u: ['upon'],
  nsa: ['nuestra senora'],
  sra: ['senora'],
  ma: ['maria'],
  fco: ['francisco'],
  gdor: ['gobernador'],
  b: ['bad', 'bei'],
};
