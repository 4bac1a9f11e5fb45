// The files that programs expect of every site: robots.txt (what may be crawled), sitemap.xml (which pages there are),
// security.txt (whom to tell of a vulnerability), assetlinks.json (which Android app opens the links), and the redirect to the page that changes a password.

import type { Request, RequestHandler, Response } from 'express';
import type { AndroidApp } from '#server/platform/android-app.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Env } from '#server/platform/env.ts';
import { PUBLIC_PAGE_PATHS } from '#shared/core/page-paths.ts';
import type { OriginOf } from './public-origin.ts';

/** The paths, and path prefixes, that are answered here. */
export const SITE_FILE_PATHS = ['/robots.txt', '/sitemap.xml', '/.well-known'] as const;

/** The page that changes a password (W3C, A Well-Known URL for Changing Passwords). */
const PASSWORD_PAGE = '/profile';
const CACHE_HOUR = 'public, max-age=3600';
/** RFC 9116 recommends less than a year. */
const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 86_400_000;

interface SiteFile {
  type: string;
  text: string;
}

/**
 * Answers GET and HEAD of these files. Other requests are passed on, and so are those for a file whose settings are
 * missing: the sitemap without an origin, security.txt without `operatorEmail`, assetlinks.json without `androidApp`.
 */
export function siteFiles(dependencies: {
  env: Pick<Env, 'operatorEmail' | 'androidApp'>;
  clock: Clock;
  originOf: OriginOf;
}): RequestHandler {
  const { env, clock, originOf } = dependencies;

  function findFile(path: string, request: Request): SiteFile | undefined {
    const origin = originOf(request);
    switch (path) {
      case '/robots.txt':
        return { type: 'text/plain', text: writeRobots(origin) };
      case '/sitemap.xml':
        return origin === undefined
          ? undefined
          : { type: 'application/xml', text: writeSitemap(origin) };
      case '/.well-known/security.txt':
        return env.operatorEmail === undefined
          ? undefined
          : { type: 'text/plain', text: writeSecurityText(env.operatorEmail, origin, clock.now()) };
      case '/.well-known/assetlinks.json':
        return env.androidApp === undefined
          ? undefined
          : { type: 'application/json', text: writeAssetLinks(env.androidApp) };
      default:
        return undefined;
    }
  }

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    if (path === '/.well-known/change-password') return redirect(response, PASSWORD_PAGE);
    const file = findFile(path, request);
    if (file === undefined) return next();
    response.statusCode = 200;
    response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
    response.setHeader('Cache-Control', CACHE_HOUR);
    response.setHeader('Content-Length', Buffer.byteLength(file.text));
    response.end(request.method === 'HEAD' ? undefined : file.text);
  };
}

function redirect(response: Response, path: string): void {
  response.statusCode = 302;
  response.setHeader('Location', path);
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

function writeRobots(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}

function writeSitemap(origin: string): string {
  const entries = PUBLIC_PAGE_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** The text of assetlinks.json (Digital Asset Links): the app opens the site's links and uses its passkeys. */
function writeAssetLinks({ package: name, fingerprint }: AndroidApp): string {
  const relation = [
    'delegate_permission/common.handle_all_urls',
    'delegate_permission/common.get_login_creds',
  ];
  const target = {
    namespace: 'android_app',
    package_name: name,
    sha256_cert_fingerprints: [fingerprint],
  };
  return JSON.stringify([{ relation, target }]);
}

/** The text of security.txt (RFC 9116). */
function writeSecurityText(email: string, origin: string | undefined, nowMs: number): string {
  // Counted from midnight UTC, so that the text changes only once a day.
  const todayMs = nowMs - (nowMs % DAY_MS);
  const expires = new Date(todayMs + SECURITY_TEXT_DAYS * DAY_MS).toISOString().slice(0, 19);
  const canonical = origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`];
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires}Z`,
    'Preferred-Languages: en',
    ...canonical,
    '',
  ].join('\n');
}
