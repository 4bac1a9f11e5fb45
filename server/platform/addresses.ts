import { networkInterfaces } from 'node:os';
import { isLoopbackHost } from './env.ts';

/** The lines that print the app's address, for this machine and for a phone in the same network. */
export function describeAddresses(host: string, port: number): string[] {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const lines = [`Asteria is at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`];
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

/** One line for the operator when a port is taken or not permitted; undefined for any other error. */
export function describePortProblem(
  error: Error & { code?: string },
  { variable, host, port }: { variable: string; host: string; port: number },
): string | undefined {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return undefined;
  const reason =
    error.code === 'EACCES'
      ? 'needs permissions that this user does not have'
      : 'is in use already';
  return `${variable}: ${port} on ${host} ${reason}. Example: ${variable}=${port + 1}`;
}
