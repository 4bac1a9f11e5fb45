export { ACCOUNT_COPY } from './account.copy.ts';
export { changePreferences } from './change-preferences.ts';
export {
  CurrentUserProvider,
  handleEndedSession,
  updateUser,
  useCurrentUser,
  useUserQuery,
} from './current-user.tsx';
export { HeldRedirectContext, type NextPage, useHeldRedirect } from './held-redirect.ts';
export { SessionProvider, useSession, useSignOut } from './session.tsx';
export { adoptEarlyCall, useEndpointQuery } from './use-endpoint-query.ts';
export { useOfferMade } from './use-offer.ts';
