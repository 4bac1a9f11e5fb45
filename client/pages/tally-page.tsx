import { LazyTallyScreen } from '#client/features/find-yourself/index.ts';

/** /tally: what everybody found in the game, for users and visitors alike. */
export function TallyPage() {
  return <LazyTallyScreen />;
}
