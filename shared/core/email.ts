// Addresses of e-mail as mail servers take them.

const NON_ASCII = /[^\p{ASCII}]/u;
/** Letters of any script, digits, hyphens and points, the ideographic one included. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\-.。]+$/u;

/**
 * The address in compatibility form (NFKC), trimmed, and a domain of another script in its ASCII form (IDNA):
 * `nora＠exämple.com` is `nora@xn--exmple-cua.com`. What cannot be one stays, to be refused.
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
