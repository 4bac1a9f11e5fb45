// Writes Brotli and gzip variants beside every compressible file at the highest level; the server
// sends them as they are.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** A variant that saves less than this is not written. */
const LEAST_SAVED_BYTES = 64;

/** Compresses the build's output after all other plugins have written theirs. */
export function buildCompressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'asteria:compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await compressFolder(resolve(config.root, config.build.outDir));
      },
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
          [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_LGWIN]: zlib.BROTLI_MAX_WINDOW_BITS,
          [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
    ]);
    for (const [suffix, form] of [
      ['.br', brotli],
      ['.gz', gzipped],
    ] as const) {
      if (form.length <= content.length - LEAST_SAVED_BYTES) writeFileSync(path + suffix, form);
    }
  }
}
