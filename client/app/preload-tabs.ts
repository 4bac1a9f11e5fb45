import { TAB_PATHS } from '#client/features/navigation/index.ts';
import { listScripts, loadInTurn } from './load-in-turn.ts';
import { PROTECTED_PAGES } from './routes.tsx';
import { whenIdle } from './when-idle.ts';

/** By then a page has shown its own data. */
const DELAY_MS = 4_000;

/** Loads the code of the tabs' pages while the browser is idle, so that a tap finds it there. */
export async function preloadTabs(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  for (const path of TAB_PATHS) {
    await loadInTurn(listScripts(path), whenIdle);
    await PROTECTED_PAGES[path].preload();
  }
}
