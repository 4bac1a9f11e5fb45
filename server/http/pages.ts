// The built page and its files. The page is answered only to browsers that ask for one; whatever else
// is not a file is 404, so that no lost asset and no probe ever gets a page that looks like success.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { isPagePath } from '#shared/core/page-paths.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
/** Below this a compressed answer is not smaller by anything that counts. */
const COMPRESSION_MIN_BYTES = 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

type Encoding = 'br' | 'gzip' | 'identity';
interface StaticFile {
  path: string;
  mediaType: string;
  cacheControl: string;
  etag: string;
  encodings: Map<Encoding, Promise<Buffer>>;
}

/** Whether a request asks for a page: as a browser does when an address is opened. */
export function asksForPage(request: Request, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (!(request.headers.accept ?? '').includes('text/html')) return false;
  if (/%2f|%5c|\\/i.test(path)) return false;
  const segments = path.split('/');
  if (segments.some((segment) => segment.startsWith('.') || /^%2e/i.test(segment))) return false;
  return !(segments.at(-1) ?? '').includes('.');
}

/** Serves the files of a built page, read once; `folder` need not exist (then all is 404). */
export function servePages(folder: string): RequestHandler {
  const files = listFiles(folder);
  const landing = files.get('/index.html');
  // The page of every other path; without a shell of its own it is the landing page's file.
  const shell = files.get('/shell.html') ?? landing;

  return async (request, response) => {
    const mark = request.url.indexOf('?');
    const path = mark === -1 ? request.url : request.url.slice(0, mark);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = files.get(path);
    if (isRead && file !== undefined) return send(request, response, 200, file);
    const page = path === '/' ? landing : shell;
    if (page !== undefined && asksForPage(request, path)) {
      return send(request, response, isPagePath(path) ? 200 : 404, page);
    }
    return refuse(response);
  };
}

/** 404 for everything that is neither page nor file. */
export function refuse(response: Response): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end('Not found\n');
}

function listFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of findEntries(folder)) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const mediaType = MEDIA_TYPES[extname(path)];
    if (mediaType === undefined) continue;
    const { size, mtimeMs } = statSync(path);
    files.set(url, {
      path,
      mediaType,
      // Vite names what it builds by its content.
      cacheControl: url.startsWith('/assets/') ? IMMUTABLE : REVALIDATE,
      etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      encodings: new Map(),
    });
  }
  return files;
}

function findEntries(folder: string) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  } catch {
    return []; // not built: the API is served all the same
  }
}

async function send(
  request: Request,
  response: Response,
  status: number,
  file: StaticFile,
): Promise<void> {
  const encoding = chooseEncoding(request, file);
  response.setHeader('Content-Type', file.mediaType);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader(
    'ETag',
    encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`,
  );
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const content = await readEncoded(file, encoding);
  response.statusCode = status;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

function chooseEncoding(request: Request, file: StaticFile): Encoding {
  if (!COMPRESSIBLE.test(file.mediaType)) return 'identity';
  // Asked for one by one: among what a browser takes equally well the order is ours.
  if (request.acceptsEncodings('br') === 'br') return 'br';
  return request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : 'identity';
}

/** The file in an encoding, made at its first request and kept. */
function readEncoded(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encodings.get(encoding);
  if (known !== undefined) return known;
  const made = encode(file.path, encoding);
  file.encodings.set(encoding, made);
  return made;
}

async function encode(path: string, encoding: Encoding): Promise<Buffer> {
  const content = readFileSync(path);
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  if (encoding === 'br') {
    return promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: content.length < COMPRESSION_MIN_BYTES ? 4 : 10,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  }
  return content;
}
