// What a process has used, by proc(5). Processor time is steady on a busy machine where times are not.

import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time for others in hundredths of a second (USER_HZ), on every architecture. */
const MICROSECONDS_PER_TICK = 10_000;
const BYTES_PER_KB = 1024;

/** Processor time of all threads since its start, microseconds; NaN where there is no /proc. */
export function processorMicroseconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 and 15, user and system; the second field is in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** The process with its children: the workers of a server. Itself alone where there is no /proc. */
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
    // It ended meanwhile.
    return undefined;
  }
}

/** Memory of the process that is in use now, MB of a million bytes; NaN where there is no /proc. */
export function residentMb(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes) * BYTES_PER_KB) / 1e6;
  } catch {
    return Number.NaN;
  }
}
