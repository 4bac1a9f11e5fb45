// What a process has used, according to proc(5). On a busy machine, processor time is steady and elapsed time is not.

import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time to other programs in hundredths of a second (USER_HZ), on every architecture. */
const MICROSECONDS_PER_TICK = 10_000;
const BYTES_PER_KB = 1024;

/** Processor time of all threads since the process started, microseconds; NaN if there is no /proc. */
export function processorMicroseconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 and 15 are user and system time; the second field is in parentheses and can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** The process and its children, which are the workers of a server. Only the process itself if there is no /proc. */
export function withChildren(pid: number): number[] {
  try {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
      .map(Number);
    return [pid, ...children];
  } catch {
    return [pid];
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

/** Memory that the process uses now, in MB of a million bytes; NaN if there is no /proc. */
export function residentMb(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes) * BYTES_PER_KB) / 1e6;
  } catch {
    return Number.NaN;
  }
}
