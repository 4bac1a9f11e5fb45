// The token in the links of a mail: the 16 bytes of the id of who gets it in base64url, then a secret.

/** 160 bits. */
export const LINK_SECRET_BYTES = 20;
const ID_BYTES = 16;

/** `id` is a UUID, of a subscription or a user. */
export function writeToken(id: string, secret: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + secret;
}

/** The id and the secret in a token; undefined when it is too short to hold an id. */
export function readToken(token: string): { id: string; secret: string } | undefined {
  const idLength = Math.ceil((ID_BYTES * 8) / 6);
  const bytes = Buffer.from(token.slice(0, idLength), 'base64url');
  if (bytes.length !== ID_BYTES) return undefined;
  const id = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { id, secret: token.slice(idLength) };
}
