export { CeremonyError } from './ceremony-error.ts';
export { makeOfferDue, rememberPasskeyOffered } from './offer-memory.ts';
export { askForPasskey, removePasskey } from './passkey-calls.ts';
export { PasskeyOffer } from './passkey-offer.tsx';
export { PASSKEY_COPY, PASSKEYS_COPY } from './passkeys.copy.ts';
export { useAddPasskey } from './use-add-passkey.ts';
export { usePasskeyAutofill } from './use-passkey-autofill.ts';
export { usePasskeysWork } from './use-passkeys-work.ts';
