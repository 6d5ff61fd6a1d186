import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { candidatesOnPath } from '../../scripts/run/system-package.ts';

const run = promisify(execFile);

/** Programs of Node on this machine by their major version: this one, and `node`, `node20`, `node22` … on the PATH. */
export async function findNodes(majors: readonly number[]): Promise<Map<number, string>> {
  const names = ['node', ...majors.map((major) => `node${major}`)];
  const found = new Map([[majorOf(process.version), process.execPath]]);
  for (const program of candidatesOnPath(names).filter((file) => fs.existsSync(file))) {
    const { stdout } = await run(program, ['--version']);
    const major = majorOf(stdout);
    if (!found.has(major)) found.set(major, program);
  }
  return found;
}

function majorOf(version: string): number {
  return Number(/^v(\d+)/.exec(version)?.[1]);
}
