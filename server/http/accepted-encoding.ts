const PATTERNS = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?:,|$)/i,
  any: /(?:^|,)\s*\*\s*(?:;([^,]*))?(?:,|$)/,
} as const;
const NO_WEIGHT = /q\s*=\s*0(?:\.0*)?\s*$/i;

/**
 * Whether an `Accept-Encoding` header (RFC 9110 §12.5.3) takes an encoding. It makes no list: a negotiator
 * would sort the thousands of entries of a hostile header.
 */
export function acceptsEncoding(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  if (header === undefined) return false;
  const found = PATTERNS[encoding].exec(header) ?? PATTERNS.any.exec(header);
  return found !== null && !NO_WEIGHT.test(found[1] ?? '');
}
