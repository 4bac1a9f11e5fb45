import {
  FIND_YOURSELF_TITLE,
  LazyFindYourselfScreen,
} from '#client/features/find-yourself/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';

/** /find-yourself: the game in which readers look for their own headlines. */
export function FindYourselfPage() {
  return (
    <AppPage title={FIND_YOURSELF_TITLE}>
      <LazyFindYourselfScreen />
    </AppPage>
  );
}
