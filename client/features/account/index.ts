export { ACCOUNT_COPY } from './account.copy.ts';
export {
  CurrentUserProvider,
  endSession,
  handleEndedSession,
  startSession,
  updateUser,
  useCurrentUser,
  useSessionOfOtherTabs,
  useSignOut,
  useUserQuery,
} from './current-user.tsx';
export { adoptEarlyCall, useEndpointQuery } from './use-endpoint-query.ts';
