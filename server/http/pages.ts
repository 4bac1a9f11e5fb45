// The built page and its files. The page is answered only to browsers that ask for one; whatever else
// is not a file is 404, so that no lost asset and no probe ever gets a page that looks like success.
// Every file is read once, at the start, with the compressed forms that the build has put beside it: what
// is written into the folder later belongs to another build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
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
  '.bin': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** For fonts and drawings, which one page asks for at several places: a visit brings each of them once. */
const FOR_A_VISIT = 'public, max-age=60';
/** What makes a page, and must not be older than the rest of it. */
const MAKES_A_PAGE: ReadonlySet<string> = new Set(['.html', '.js', '.webmanifest']);

/** What a file may be sent in, the best first, and how the build names that form. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof ENCODINGS)[number]['name'];

interface StaticFile {
  mediaType: string;
  cacheControl: string;
  /** Of its content, so that every machine that serves the same build names it alike. */
  hash: string;
  content: Buffer;
  /** What the build has compressed of it. */
  compressed: ReadonlyMap<Encoding, Buffer>;
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

  return (request, response) => {
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
    const content = readFileSync(path);
    const compressed = new Map<Encoding, Buffer>();
    for (const { name, suffix } of ENCODINGS) {
      if (existsSync(path + suffix)) compressed.set(name, readFileSync(path + suffix));
    }
    files.set(url, {
      mediaType,
      cacheControl: howLong(url),
      hash: createHash('sha256').update(content).digest('base64url').slice(0, 20),
      content,
      compressed,
    });
  }
  return files;
}

function howLong(url: string): string {
  // Vite names what it builds by its content.
  if (url.startsWith('/assets/')) return IMMUTABLE;
  return MAKES_A_PAGE.has(extname(url)) ? REVALIDATE : FOR_A_VISIT;
}

function findEntries(folder: string) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  } catch {
    return []; // not built: the API is served all the same
  }
}

function send(request: Request, response: Response, status: number, file: StaticFile): void {
  const { encoding, content } = chooseForm(request, file);
  response.setHeader('Content-Type', file.mediaType);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`);
  if (file.compressed.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = status;
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** The form that the asker takes; without an encoding the file as it is. */
function chooseForm(
  request: Request,
  { content, compressed }: StaticFile,
): { encoding: Encoding | undefined; content: Buffer } {
  for (const { name } of ENCODINGS) {
    const form = compressed.get(name);
    // Asked for one by one: among what a browser takes equally well the order is ours.
    if (form !== undefined && request.acceptsEncodings(name) === name) {
      return { encoding: name, content: form };
    }
  }
  return { encoding: undefined, content };
}
