// The page in development: Vite transforms the sources on request, reloads what changes, and proxies
// calls to the API's process.

import { readFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { securityHeaders } from '#server/http/security-headers.ts';
import { SITE_FILE_PATHS } from '#server/http/site-files.ts';
import { decodePath, findPagePath } from '#shared/core/page-paths.ts';

interface DevPageSettings {
  /** The project's folder. */
  root: string;
  /** The port on loopback at which the API listens. */
  apiPort: number;
  /** Resolves when the API listens ('up') or has ended ('down'). */
  apiSettled: () => Promise<'up' | 'down'>;
}

/** Creates the server of the page, not listening yet, and its Vite instance. */
export async function createDevPage(
  settings: DevPageSettings,
): Promise<{ server: Server; vite: ViteDevServer }> {
  const { root, apiPort, apiSettled } = settings;
  const { createServer } = await import('vite');
  const headers = securityHeaders({ development: true });

  const answerPage: Connect.NextHandleFunction = async (request, response, next) => {
    const [path = '/'] = (request.originalUrl ?? '/').split('?');
    const page = findPagePath(decodePath(path));
    const accepts = (request.headers.accept ?? '').includes('text/html');
    if (request.method !== 'GET' || !(accepts || page !== undefined)) return next();
    const template = readFileSync(join(root, 'client/index.html'), 'utf8');
    const html = await vite.transformIndexHtml(request.originalUrl ?? path, template);
    response.statusCode = page === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  };

  /** Lets calls wait while the API restarts, instead of failing with a refused connection. */
  async function waitForApi(
    _request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    if ((await apiSettled()) === 'up') return next();
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('The API did not start. The terminal shows the error.\n');
  }

  const server = createHttpServer((request, response) => vite.middlewares(request, response));
  const vite: ViteDevServer = await createServer({
    configFile: join(root, 'vite.config.ts'),
    // tsx runs this process, so Node can import the TypeScript configuration directly.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      // Vite's own server would exit on a signal before the API has stopped.
      middlewareMode: true,
      ws: { server },
      proxy: Object.fromEntries(
        ['/api', ...SITE_FILE_PATHS].map((path) => [
          path,
          { target: `http://127.0.0.1:${apiPort}`, xfwd: true },
        ]),
      ),
      // Requests with another host name are refused: a foreign page whose name was pointed at this machine could read
      // what it serves (DNS rebinding). IP addresses and localhost are always allowed.
      allowedHosts: [],
    },
    plugins: [
      {
        name: 'asteria-development',
        configureServer({ middlewares }) {
          middlewares.use('/api', waitForApi);
          middlewares.use((request, response, next) => {
            if (request.url?.startsWith('/api')) return next();
            headers(request as never, response as never, next);
          });
          return () => middlewares.use(answerPage);
        },
      },
    ],
  });
  return { server, vite };
}
