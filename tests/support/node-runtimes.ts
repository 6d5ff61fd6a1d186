import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/run/paths.ts';
import { candidatesOnPath } from '../../scripts/run/system-package.ts';

const run = promisify(execFile);

/**
 * Programs of Node by their major version: this one, `node`, `node20`, `node22` … on the PATH, and from the npm registry what is
 * neither.
 */
export async function findNodes(majors: readonly number[]): Promise<Map<number, string>> {
  const names = ['node', ...majors.map((major) => `node${major}`)];
  const found = new Map([[majorOf(process.version), process.execPath]]);
  for (const program of candidatesOnPath(names).filter((file) => fs.existsSync(file))) {
    const { stdout } = await run(program, ['--version']);
    const major = majorOf(stdout);
    if (!found.has(major)) found.set(major, program);
  }
  for (const major of majors.filter((one) => !found.has(one))) {
    const program = await installNode(major);
    if (program !== undefined) found.set(major, program);
  }
  return found;
}

function majorOf(version: string): number {
  return Number(/^v(\d+)/.exec(version)?.[1]);
}

/** Installs a Node once, beside the dependencies. Undefined without a registry or a Node for this system. */
async function installNode(major: number): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`;
  const dir = inRoot(`node_modules/.cache/node-${String(major)}`);
  const program = `${dir}/node_modules/${name}/bin/node`;
  if (!fs.existsSync(program)) {
    const args = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${String(major)}`];
    await run('npm', ['install', '--prefix', dir, ...args]).catch((error: unknown) => {
      console.error(`Node ${String(major)} is not installed:`, error);
    });
  }
  return fs.existsSync(program) ? program : undefined;
}
