// Email addresses in the form that mail servers accept.

const NON_ASCII = /[^\p{ASCII}]/u;
/** Letters of any script, digits, hyphens and points, the ideographic one included. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\-.。]+$/u;

/**
 * The address in compatibility form (NFKC), trimmed, with the domain in its ASCII form (IDNA) if it is in another
 * script: `nora＠exämple.com` is `nora@xn--exmple-cua.com`. An invalid address stays as it is, to be refused.
 */
export function plainEmail(typed: string): string {
  const address = typed.normalize('NFKC').trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !NON_ASCII.test(domain) || !DOMAIN.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
