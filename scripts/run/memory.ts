import fs from 'node:fs/promises';

/** Memory of processes, from Linux' /proc. */

/** The process and its descendants; empty once it has exited. */
export async function processTree(root: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const name of await fs.readdir('/proc').catch(() => [])) {
    const stat = /^\d+$/.test(name) ? await read(`/proc/${name}/stat`) : '';
    const parent = Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[1]);
    if (stat !== '') children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return (await read(`/proc/${root}/stat`)) === '' ? [] : below(root);
}

/** The command line of a process; empty once it has exited. */
export async function commandOf(pid: number): Promise<string> {
  return (await read(`/proc/${pid}/cmdline`)).replaceAll('\0', ' ');
}

/** Resident memory of all processes in MiB. Pages that several share count for each. */
export async function residentMebibytes(pids: readonly number[]): Promise<number> {
  const texts = await Promise.all(pids.map((pid) => read(`/proc/${pid}/smaps_rollup`)));
  return texts.reduce((sum, text) => sum + Number(/^Rss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024, 0);
}

/** The process may have exited since it was listed. */
async function read(file: string): Promise<string> {
  return fs.readFile(file, 'utf8').catch(() => '');
}
