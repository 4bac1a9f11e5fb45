// Every call that a contract declares, read from the folder of the contracts, so that no list has to be kept.

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#shared/core/endpoint.ts';

const FOLDER = resolve(import.meta.dirname, '../../shared');

/** All declared calls, in the order of their files. */
export async function listContracts(): Promise<Endpoint[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.contract.ts'))
    .toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(FOLDER, file)).href)),
  );
  return modules.flatMap((module: object) => Object.values(module).filter(isEndpoint));
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return exported instanceof Object && 'method' in exported && 'answer' in exported;
}

/** The name of a call: 'POST /api/login'. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
