import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';

const THEME_START = 'app/start-theme.ts';

/** Builds the script that sets the theme before the page is painted, as one classic script; returns its code. */
export async function buildTheme({
  root,
  mode,
  build: { target },
}: ResolvedConfig): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target,
      write: false,
      rolldownOptions: { input: join(root, THEME_START), output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error(`${THEME_START} could not be built`);
  return built.output[0].code;
}
