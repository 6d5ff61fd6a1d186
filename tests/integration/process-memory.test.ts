import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServerOnce } from '../../scripts/build/server-build.ts';
import { commandOf, processTree, residentMebibytes } from '../../scripts/run/memory.ts';
import { inRoot } from '../../scripts/run/paths.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf } from '../support/server-process.ts';

/**
 * Memory of idle processes, in MiB, as server/operations/scale.md states it. Linux only, for /proc.
 * @module-tag sweep
 */

const idleMax = { web: 220, worker: 260, standIns: 250 } as const;
/** For what a process does right after its start: its jobs may start children, which end when idle. */
const settling = { timeout: 120_000, interval: 1_000 };

const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

describe.runIf(process.platform === 'linux')('idle', () => {
  let h: Harness;
  let dist: string;
  beforeAll(async () => {
    h = await createHarness();
    dist = await buildServerOnce();
  });
  afterAll(() => h.stop());

  test.each(['web', 'worker'] as const)('a process of the role %s keeps to its figure', async (role) => {
    const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
      env: { PATH: process.env['PATH'], ...settingsOf(h.env), ROLE: role, TYPESETTER_WARM_UP: 'true' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.push(child);
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    expect(message).toMatchObject({ ready: true });
    const memory = async () => residentMebibytes(await processTree(child.pid ?? 0));
    expect(await memory()).toBeGreaterThan(0);
    await expect.poll(memory, settling).toBeLessThan(idleMax[role]);
  });
});

test.runIf(process.platform === 'linux')('the stand-ins keep to their figure', async () => {
  const data = await fs.mkdtemp(path.join(os.tmpdir(), 'memory-'));
  await fs.chmod(data, 0o711);
  const child = spawn(process.execPath, [inRoot('scripts/bootstrap.mjs'), 'start'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: data, PORT: '0', DEMO_DATA: 'accounts' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await vi.waitFor(() => expect(printed).toMatch(/^ready /m), { timeout: 240_000, interval: 250 });
  // PostgreSQL is a daemon, which belongs to no tree; the server is the product.
  const memory = async () => {
    const tree = await processTree(child.pid ?? 0);
    const commands = await Promise.all(tree.map(commandOf));
    const server = tree[commands.findIndex((command) => command.includes('server/main.ts'))] ?? 0;
    const product = new Set(await processTree(server));
    expect(product.size).toBeGreaterThan(0);
    return residentMebibytes(tree.filter((pid) => !product.has(pid)));
  };
  await expect.poll(memory, settling).toBeLessThan(idleMax.standIns);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await fs.rm(data, { recursive: true, force: true });
});
