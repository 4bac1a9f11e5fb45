export { ACCOUNT_COPY } from './account.copy.ts';
export {
  CurrentUserProvider,
  handleEndedSession,
  updateUser,
  useCurrentUser,
  useUserQuery,
} from './current-user.tsx';
export { SessionProvider, useSession, useSignOut } from './session.tsx';
export { adoptEarlyCall, useEndpointQuery } from './use-endpoint-query.ts';
