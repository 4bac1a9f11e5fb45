/**
 * A ceremony that gave no passkey. `dismissed`: the user closed the browser's dialog, or had no passkey to choose;
 * `exists`: the device already has one for the account; `impossible`: the browser or authenticator cannot do it.
 */
export class CeremonyError extends Error {
  readonly kind: 'dismissed' | 'exists' | 'impossible';

  constructor(kind: CeremonyError['kind'], cause?: unknown) {
    super(`passkey ${kind}`, { cause });
    this.name = 'CeremonyError';
    this.kind = kind;
  }
}
