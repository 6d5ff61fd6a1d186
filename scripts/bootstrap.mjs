// First step of every `npm run …`: plain JavaScript without packages, for any Node from 18 on. Installs the packages, then
// runs the command's file with the Node among them, which executes TypeScript directly.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Files of the commands, in `scripts/`. */
const commands = {
  start: 'run/start.ts',
  dev: 'run/dev.ts',
  cli: 'run/cli.ts',
  seed: 'seed/seed.ts',
  test: 'check/test.ts',
  'test-sweeps': 'check/test-sweeps.ts',
  check: 'check/check.ts',
  build: 'build/build.ts',
  'build-schema': 'build/build-schema.ts',
  'build-digits': 'build/build-digits.ts',
  'build-numerals': 'build/build-numerals.ts',
  'build-thing-words': 'build/build-thing-words.ts',
  'build-api': 'build/build-api.ts',
  'build-messages': 'build/build-messages.ts',
  'build-client': 'build/build-client.ts',
  release: 'release/release.ts',
  bench: 'bench/bench.ts',
  'bench-paper': 'bench/bench-paper.ts',
  'bench-promise': 'bench/bench-promise.ts',
  'bench-scale': 'bench/bench-scale.ts',
  'bench-company': 'bench/bench-company.ts',
  'bench-team': 'bench/bench-team.ts',
  'bench-studio': 'bench/bench-studio.ts',
  'bench-partners': 'bench/bench-partners.ts',
  'bench-client': 'bench/bench-client.ts',
  soak: 'soak/soak.ts',
  lighthouse: 'lighthouse/lighthouse.ts',
  pictures: 'pictures/pictures.ts',
  measure: 'structure/measure.ts',
  sbom: 'sbom/sbom.ts',
  'lock-hashes': 'sbom/lock-hashes.ts',
};

/** Commands that run for hours beside the product: without a limit their young generation takes 128 MB of memory. */
const nodeArgs = { start: ['--max-semi-space-size=2'], dev: ['--max-semi-space-size=2'] };

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** True unless every package of the lock file is installed in its version; npm writes its list last. */
function isInstallNeeded() {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return true;
  return Object.entries(wanted).some(
    ([place, entry]) =>
      place !== '' && !entry.optional && !entry.devOptional && installed[place]?.version !== entry.version,
  );
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** True while another start uses the data folder: takeover stops it, which frees the port. */
function isAlreadyRunning() {
  const file = path.join(path.resolve(root, process.env.DATA_DIR || '.data'), 'start.pid');
  const pid = Number(readJson(file));
  return pid > 0 && isAlive(pid);
}

/** Fails on a port in use before minutes of installing and building. */
async function requireFreePort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || isAlreadyRunning()) return;
  const code = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Error(`port ${port} is in use by another program: set PORT, or PORT=0 for any free one`);
  }
}

/** Runs `work` under a lock per checkout; a lock left by a dead process is removed. */
async function withInstallLock(work) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const lock = path.join(os.tmpdir(), `install-${process.getuid?.() ?? 0}-${name}.lock`);
  const ownFile = `${lock}.${process.pid}`;
  fs.writeFileSync(ownFile, String(process.pid));
  for (let isAnnounced = false; ;) {
    try {
      // A hard link appears with its content: the lock is never empty.
      fs.linkSync(ownFile, lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = Number(readJson(lock));
    if (owner && !isAlive(owner)) fs.rmSync(lock, { force: true });
    else {
      if (!isAnnounced) console.log('waiting for another installation in this checkout');
      isAnnounced = true;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  try {
    await work();
  } finally {
    for (const file of [lock, ownFile]) fs.rmSync(file, { force: true });
  }
}

/** The npm that started this script, else the one on the PATH. */
function npmCommand() {
  const npmPath = process.env.npm_execpath;
  return npmPath && /npm-cli\.c?js$/.test(npmPath) ? [process.execPath, npmPath] : ['npm'];
}

async function install() {
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)}s`;
  const say = (text, end = '') => process.stdout.isTTY && process.stdout.write(`\r${text}${end}`);
  if (!process.stdout.isTTY) console.log('installing packages (npm ci)');
  const ticker = setInterval(() => say(`installing packages (npm ci) ${elapsed()}`), 1000);
  const [program, ...start] = npmCommand();
  const args = [...start, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  clearInterval(ticker);
  if (code !== 0) throw new Error(`npm ci failed (${code}):\n${output}`);
  say('', '\x1b[K');
  console.log(`packages installed in ${elapsed()}`);
}

function isRunning(node) {
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function satisfies(version, minimum) {
  const [have, want] = [version, minimum].map((text) =>
    text
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number),
  );
  for (let i = 0; i < 3; i += 1) if ((have[i] ?? 0) !== (want[i] ?? 0)) return (have[i] ?? 0) > (want[i] ?? 0);
  return true;
}

/** The installed Node; without its binary (scripts refused, other platform) the current one if new enough. */
function findNode() {
  const own = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (isRunning(own)) return own;
  const minimum = readJson(path.join(root, 'package.json')).engines.node;
  if (satisfies(process.version, minimum)) return process.execPath;
  throw new Error(
    `Node ${minimum} is required; this is ${process.version}, and the Node from the package "node" does not run. ` +
      `Install a newer Node, or let that package's install script run: npm rebuild node`,
  );
}

/** Types of the public API, and what they are printed from. Git keeps the description alone. */
const contract = 'server/public-api/contract.d.ts';
const contractSources = ['server/public-api/openapi.json', 'scripts/public-api/contract.ts'];

function changedAt(file) {
  return fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Prints the types, which the compiler reads, unless those there are as new as their sources. */
function printContract(node) {
  if (changedAt(contract) >= Math.max(...contractSources.map(changedAt))) return;
  const { status } = spawnSync(
    node,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/public-api/print.ts')],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${contract} cannot be printed: run \`npm run build:api\``);
}

/** Runs the script. The IPC channel tells it when this process exits, however it exits. */
function run(node, command) {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(
    node,
    [
      '--disable-warning=ExperimentalWarning',
      ...(nodeArgs[command] ?? []),
      path.join(root, 'scripts', commands[command]),
      ...process.argv.slice(3),
    ],
    {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm sends no signal: it shows only as a new parent process.
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
  child.once('error', fail);
  child.once('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

async function main() {
  const command = process.argv[2];
  if (!Object.hasOwn(commands, command ?? '')) {
    throw new Error(`usage: node scripts/bootstrap.mjs <${Object.keys(commands).join('|')}>`);
  }
  if (command === 'start' || command === 'dev') await requireFreePort();
  if (isInstallNeeded()) await withInstallLock(async () => isInstallNeeded() && install());
  const node = findNode();
  // That command makes the description.
  if (command !== 'build-api') printContract(node);
  run(node, command);
}

main().catch(fail);
