import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packClient } from '../../scripts/client-package/pack.ts';
import { inRoot } from '../../scripts/run/paths.ts';

/** A project of somebody else, in an empty folder outside the checkout. */

const examples = inRoot('client/features/developers/examples');

export interface Ran {
  code: number | null;
  output: string;
}

interface Running {
  output(): string;
  stop(): Promise<void>;
}

export interface OutsideProject {
  dir: string;
  env: Record<string, string>;
  write(file: string, text: string | Uint8Array): void;
  run(program: string, args: readonly string[]): Promise<Ran>;
  /** Runs an example of `/developers` as the page prints it, but for what `edit` replaces. */
  example(name: string, edit?: (text: string) => string): Promise<Ran>;
  /** Starts an example that runs until `stop`; `output` is what it has printed. */
  start(name: string, env: Record<string, string>): Running;
  /** Starts a program; `ended` is its exit code. */
  open(program: string, args: readonly string[]): Running & { ended(): Promise<number | null> };
  remove(): void;
}

/** The text of an example: `order/typescript.txt`. */
export function exampleText(name: string): string {
  return fs.readFileSync(path.join(examples, name), 'utf8');
}

/** Examples in all languages. */
export function exampleNames(): string[] {
  return fs.globSync('*/*', { cwd: examples }).toSorted();
}

/** A folder that serves the package as a built client does. Its path is the setting CLIENT_DIR. */
export async function buildDownloads(): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'downloads-'));
  fs.writeFileSync(path.join(dir, 'trueform-client.tgz'), await packClient());
  fs.writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>Test</title>');
  return dir;
}

const commands: Readonly<Record<string, [program: string, file: string]>> = {
  '.sh': ['sh', 'example.sh'],
  '.py': ['python3', 'example.py'],
  '.txt': [process.execPath, 'example.ts'],
};

export function createOutsideProject(env: Record<string, string>): OutsideProject {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  const project: OutsideProject = {
    dir,
    env,
    write: (file, text) => fs.writeFileSync(path.join(dir, file), text),
    run: (program, args) => runIn(project, program, args),
    example: (name, edit = (text) => text) => {
      const [program, file] = commandOf(name);
      project.write(file, edit(exampleText(name)));
      return runIn(project, program, [file]);
    },
    start: (name, own) => {
      const [program, file] = commandOf(name);
      project.write(`running-${file}`, exampleText(name));
      return openIn({ ...project, env: { ...project.env, ...own } }, program, [`running-${file}`]);
    },
    open: (program, args) => openIn(project, program, args),
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
  return project;
}

function commandOf(name: string): [program: string, file: string] {
  return commands[path.extname(name)] ?? ['sh', 'example.sh'];
}

/** No registry is reached, since the package has no dependencies; settings of this machine do not count. */
const npmSettings = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_userconfig: '/dev/null',
  npm_config_offline: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

type Place = Pick<OutsideProject, 'dir' | 'env'>;

function openIn(place: Place, program: string, args: readonly string[]) {
  const child = spawnIn(place, program, args);
  return {
    output: () => child.output,
    ended: () => child.ended,
    stop: async () => {
      child.process.kill();
      await child.ended;
    },
  };
}

async function runIn(place: Place, program: string, args: readonly string[]): Promise<Ran> {
  const child = spawnIn(place, program, args);
  const code = await child.ended;
  return { code, output: child.output };
}

function spawnIn({ dir, env }: Place, program: string, args: readonly string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const running = { output: '' };
  const child = spawn(program, args, { cwd: dir, env: { PATH, HOME, NO_COLOR: '1', ...npmSettings, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (running.output += String(chunk)));
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return Object.assign(running, { process: child, ended });
}
