import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collectCosignatures, findQuorumFault } from '#server/features/certification/log/cosigning.ts';
import { checkpointOf } from '#server/features/certification/log/head.ts';
import { extendLog, readHead } from '#server/features/certification/log/service.ts';
import { readReadiness } from '#server/operations/readiness.ts';
import {
  checkpointText,
  cosign,
  findCosignature,
  isSignedByLog,
  parseCheckpoint,
  parseWitness,
  rawKey,
  type Witness,
} from '#server/platform/signing/signed-note.ts';
import { buildDelivery } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { forge } from '../support/tampering.ts';

/** Witnesses in processes of their own countersign the log of a server, and refuse another history of it. */

const root = path.resolve(import.meta.dirname, '../..');
let h: Harness;
let url: string;
let dir: string;
const processes: ChildProcess[] = [];
let witnesses: Witness[];

beforeAll(async () => {
  h = await createHarness();
  ({ url } = await h.listen());
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'cosigning-'));
  await addLeaves(3);
  witnesses = await Promise.all(['example.org/one', 'example.org/two'].map(startWitness));
  h.env.witnesses = { list: witnesses, quorum: 2 };
});
afterAll(async () => {
  for (const child of processes) await stop(child);
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

async function addLeaves(count: number): Promise<void> {
  for (let built = 0; built < count; built += 1) await buildDelivery(h);
  await extendLog(h.deps);
}

/** Starts without any setting, and is known by what it prints. */
async function startWitness(name: string): Promise<Witness> {
  const args = ['witness', url, '--name', name, '--listen', '0', '--state', path.join(dir, `${name.slice(-3)}.json`)];
  const child = spawn(process.execPath, [path.join(root, 'scripts/run/cli.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  await vi.waitUntil(() => printed.includes('for WITNESS_URLS'), { timeout: 30_000 });
  const [, port = '', key = ''] = /port (\d+); for WITNESS_URLS: <address>#(\S+)/.exec(printed) ?? [];
  const witness = parseWitness(`http://127.0.0.1:${port}#${key}`);
  if (!witness) throw new Error(printed);
  return witness;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The published checkpoint, with the names of the witnesses whose countersignature on it holds. */
async function published() {
  const answer = await fetch(`${url}/transparency/checkpoint`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const note = await answer.text();
  const checkpoint = parseCheckpoint(note);
  if (!checkpoint) throw new Error(note);
  const signed = witnesses.filter(({ key }) => findCosignature(checkpoint, checkpoint.signatures, key));
  return { checkpoint, names: signed.map(({ key }) => key.name) };
}

const names = ['example.org/one', 'example.org/two'];
const inQuarterHour = () => ({ ...h.deps, now: () => new Date(h.deps.now().getTime() + 15 * 60_000) });

async function submit({ url: address }: Witness, lines: readonly string[]) {
  const answer = await fetch(`${address}/add-checkpoint`, { method: 'POST', body: lines.join('\n') });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('witnesses', () => {
  test('countersign each head, which the log publishes with its own signature', async () => {
    expect(await findQuorumFault(inQuarterHour())).toBe('0 of 2 witnesses have countersigned the log of 3 leaves');
    await collectCosignatures(h.deps);
    const first = await published();
    expect(first).toMatchObject({ names, checkpoint: { size: 3 } });
    const [logKey] = await h.deps.signing.logKeys();
    expect(isSignedByLog(first.checkpoint, rawKey(logKey?.publicKey ?? Buffer.of()))).toBe(true);
    expect(checkpointText(first.checkpoint)).toBe(checkpointText(checkpointOf(await readHead(h.deps))));

    await addLeaves(2);
    expect((await published()).names).toEqual([]);
    await collectCosignatures(h.deps);
    expect(await published()).toMatchObject({ names, checkpoint: { size: 5 } });
    expect(await findQuorumFault(inQuarterHour())).toBeNull();
    expect((await readReadiness(h.deps)).checks.witnesses).toBe(true);
  });

  test('answer as the protocol says, and sign nothing that they should not', async () => {
    const [witness] = witnesses;
    if (!witness) throw new Error('no witness');
    const note = await (await fetch(`${url}/transparency/checkpoint`)).text();
    const { size } = await readHead(h.deps);
    expect(await submit(witness, ['old 0', '', note])).toEqual({
      status: 409,
      type: 'text/x.tlog.size',
      text: `${size}\n`,
    });
    expect(await submit(witness, [`old ${size}`, '', note])).toMatchObject({ status: 200 });
    expect(await submit(witness, [`old ${size + 1}`, '', note])).toMatchObject({ status: 400 });
    expect(await submit(witness, ['old', '', note])).toMatchObject({ status: 400 });
    expect(await submit(witness, [`old ${size}`, '', `other.example/${note}`])).toMatchObject({ status: 404 });
    const grown = note.replace(`\n${size}\n`, `\n${size + 1}\n`);
    expect(await submit(witness, [`old ${size}`, '', grown])).toMatchObject({ status: 403 });
  });

  test('continue after a restart, and an unavailable witness is asked again', async () => {
    const [, second] = processes;
    if (!second) throw new Error('no process');
    await stop(second);
    await addLeaves(1);
    await collectCosignatures(h.deps);
    expect((await published()).names).toEqual(['example.org/one']);
    expect(await findQuorumFault(inQuarterHour())).toMatch(/^1 of 2 witnesses/);
    const [first] = witnesses;
    if (!first) throw new Error('no witness');
    const again = await startWitness('example.org/two');
    witnesses = [first, again];
    h.env.witnesses = { list: witnesses, quorum: 2 };
    await collectCosignatures(h.deps);
    expect((await published()).names).toEqual(names);
  });

  test('a line by another key, or for another head, is not published', async () => {
    const [witness] = witnesses;
    if (!witness) throw new Error('no witness');
    const head = checkpointOf(await readHead(h.deps));
    const { privateKey } = generateKeyPairSync('ed25519');
    const line = cosign(head, { name: witness.key.name, privateKey, now: new Date() });
    expect(findCosignature(head, [line], witness.key)).toBeUndefined();
    const { checkpoint } = await published();
    expect(findCosignature({ ...head, size: head.size + 1 }, checkpoint.signatures, witness.key)).toBeUndefined();
  });

  test('refuse a log that was rewritten with its own key, and the quorum is missed', async () => {
    const { size } = await readHead(h.deps);
    await forge(h, [
      'create table kept_log as select * from certificate_log',
      `delete from certificate_log where position >= ${size - 2}`,
      `delete from certificate_log_heads where size > ${size - 2}`,
      `update certificate_entries set salt = gen_random_uuid() where id in (
        select entry_id from kept_log where position >= ${size - 2})`,
    ]);
    await extendLog(h.deps);
    const errors = vi.spyOn(h.deps.log, 'error');
    await collectCosignatures(h.deps);
    expect((await published()).names).toEqual([]);
    await addLeaves(1);
    await collectCosignatures(h.deps);
    expect(await published()).toMatchObject({ names: [], checkpoint: { size: size + 1 } });
    expect(errors).toHaveBeenCalledWith(
      expect.objectContaining({ witness: 'example.org/one' }),
      expect.stringContaining('it has seen another one'),
    );
    errors.mockRestore();
    expect(await findQuorumFault(inQuarterHour())).toMatch(/^0 of 2 witnesses/);
    expect((await readReadiness(inQuarterHour())).checks.witnesses).toBe(false);
  });
});
