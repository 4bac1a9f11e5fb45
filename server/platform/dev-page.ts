// The page in development: Vite transforms the sources on request and reloads what changes, through
// the same port as the API.

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { isPagePath } from '#shared/core/page-paths.ts';

/**
 * The handlers of Vite for the sources in `root`; its socket for hot reload hangs on `server`. It ends
 * with the process: closing it first would only make every restart wait.
 */
export async function createDevPage(root: string, server: Server): Promise<RequestHandler[]> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server }, allowedHosts: true },
    appType: 'custom',
    clearScreen: false,
  });
  const page: RequestHandler = async (request, response, next) => {
    const [path = '/'] = request.originalUrl.split('?');
    if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) {
      return next();
    }
    const template = readFileSync(join(root, 'client/index.html'), 'utf8');
    const html = await vite.transformIndexHtml(request.originalUrl, template);
    response
      .status(isPagePath(path) ? 200 : 404)
      .type('html')
      .send(html);
  };
  return [vite.middlewares, page];
}
