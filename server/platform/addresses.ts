import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Whether the address can be reached from this machine only. */
export function isLoopbackHost(host: string): boolean {
  if (host === 'localhost' || host === '::1' || host === '[::1]') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}

/** Where a browser on this machine reaches a server that listens at `host`: `http://[::1]:3000`. */
export function localOrigin(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/**
 * The lines to print at startup: the app's address on this machine, and outside production the address for a phone on
 * the same network.
 */
export function describeAddresses(
  { host, production }: { host: string; production: boolean },
  port: number,
): string[] {
  const lines = [`Asteria is at ${localOrigin(host, port)}`];
  if (production) return lines;
  const network = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  if (network === undefined) return lines;
  lines.push(
    isLoopbackHost(host)
      ? `On a phone in the same network: start with HOST=0.0.0.0, then http://${network.address}:${port}`
      : `On a phone in the same network: http://${network.address}:${port}`,
  );
  return lines;
}

/**
 * One line for the operator when a port is taken or not permitted, or when the host is not an address of this machine;
 * undefined for any other error. `variables` are the settings that the line says to change.
 */
export function describeListenProblem(
  error: Error & { code?: string },
  { variables, host, port }: { variables: ListenVariables; host: string; port: number },
): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `${variables.port}: ${port} on ${host} is in use already. Example: ${variables.port}=${port + 1}`;
    case 'EACCES':
      return `${variables.port}: ${port} on ${host} needs permissions that this user does not have. Example: ${variables.port}=${port + 1}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `${variables.host}: "${host}" is no address of this machine. Example: ${variables.host}=127.0.0.1`;
    default:
      return undefined;
  }
}

/** The environment variables that say where a server listens. */
type ListenVariables = { port: string; host: string };
export const APP_ADDRESS: ListenVariables = { port: 'PORT', host: 'HOST' };
export const METRICS_ADDRESS: ListenVariables = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
