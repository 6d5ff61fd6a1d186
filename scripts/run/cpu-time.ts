import fs from 'node:fs';
import os from 'node:os';

/** Position of `cutime` after the command's name in `/proc/<pid>/stat`; `cstime` follows. */
const position = 13;
/** Ticks of a second in `/proc`, the same on every Linux. */
const ticks = 100;

/**
 * CPU seconds of this process's children that have ended, with those that they waited for themselves; undefined where there is no
 * `/proc`. A child's time is added when it ends: the difference between two ends is that of the child that ended in between.
 */
export function endedChildrenSeconds(stat = readOwnStat()): number | undefined {
  // The name, in parentheses, may contain blanks.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = fields?.slice(position, position + 2).map(Number) ?? [];
  return user === undefined || system === undefined ? undefined : (user + system) / ticks;
}

function readOwnStat(): string | undefined {
  try {
    return fs.readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
}

/** CPU seconds used by all processes since the machine started, and CPU seconds available in that time. */
export function machineSeconds(): { busy: number; all: number } {
  let busy = 0;
  let idle = 0;
  for (const { times } of os.cpus()) {
    busy += times.user + times.nice + times.sys + times.irq;
    idle += times.idle;
  }
  return { busy: busy / 1000, all: (busy + idle) / 1000 };
}
