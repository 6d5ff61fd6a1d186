import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extendLog, readHead } from '#server/features/certification/log/service.ts';
import { headText, type SignedHead } from '#shared/schemas/transparency.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { buildDelivery } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { forge, runCli, verifyAudit } from '../support/tampering.ts';

/** The certificate log against someone who may write every row and holds its key: seen from outside, and by the operator. */

let h: Harness;
let url: string;
let dir: string;

beforeAll(async () => {
  h = await createHarness();
  ({ url } = await h.listen());
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'witness-'));
  for (let count = 0; count < 4; count += 1) await buildDelivery(h);
  await extend();
});
afterAll(async () => {
  await fs.rm(dir, { recursive: true });
  await h.stop();
});

const extend = () => extendLog(h.deps);
let states = 0;
const newState = () => path.join(dir, `state-${(states += 1)}.json`);
/** Runs without any setting. */
const witness = (address: string, state: string, ...more: string[]) =>
  runCli(['witness', address, '--state', state, ...more], {});

describe('a witness', () => {
  test('follows the log without settings, and proves a file', async () => {
    const state = newState();
    expect(await witness(url, state)).toMatchObject({
      code: 0,
      output: expect.stringContaining('seen for the first time') as string,
    });
    const delivery = await buildDelivery(h);
    await extend();
    const again = await witness(`${url}/transparency/`, state);
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('1 new since') as string });
    const paper = path.join(dir, 'paper.pdf');
    const stored = await h.deps.storage.get(delivery.translatedFileKey);
    await fs.writeFile(paper, stored?.stream ?? '');
    expect((await witness(url, state, '--paper', paper)).output).toMatch(/^issued: revision 1, 2/m);
    await fs.appendFile(paper, ' ');
    expect(await witness(url, state, '--paper', paper)).toMatchObject({ code: 1 });
  });

  test('reports another key, an unreachable log and a damaged state in one sentence each', async () => {
    const state = newState();
    await witness(url, state);
    const kept = await fs.readFile(state, 'utf8');
    const other = await witness(url, state, '--key', 'AAAA');
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('signed by another key') as string });
    const away = await witness('http://127.0.0.1:1', state);
    expect(away).toEqual({ code: 1, output: 'http://127.0.0.1:1/transparency/head cannot be reached.' });
    expect(await fs.readFile(state, 'utf8')).toBe(kept);
    await fs.writeFile(state, '{}');
    expect((await witness(url, state)).output).toBe(`${state} is not the state of a witness.`);
    expect(await witness('nowhere', state)).toMatchObject({ code: 2 });
  });

  test('reports a rollback, and a log that was rewritten with its own key', async () => {
    const state = newState();
    const head = await readHead(h.deps);
    await witness(url, state);
    const kept = await fs.readFile(state, 'utf8');
    await forge(h, [
      'create table kept_log as select * from certificate_log',
      'create table kept_heads as select * from certificate_log_heads',
      `delete from certificate_log_heads where size >= ${head.size}`,
    ]);
    expect(await witness(url, state)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Rollback: the log had/) as string,
    });

    // Another leaf at the same place, and one more: every stored row agrees with the forged history.
    await forge(h, [
      `delete from certificate_log where position >= ${head.size - 2}`,
      `delete from certificate_log_heads where size > ${head.size - 2}`,
      `update certificate_entries set salt = gen_random_uuid() where id in (
        select entry_id from kept_log where position >= ${head.size - 2})`,
    ]);
    await extend();
    expect((await readHead(h.deps)).size).toBe(head.size);
    expect(await witness(url, state)).toMatchObject({ code: 1, output: expect.stringContaining('Fork') as string });
    await buildDelivery(h);
    await extend();
    expect(await witness(url, state)).toMatchObject({ code: 1, output: expect.stringContaining('Fork') as string });
    expect(await fs.readFile(state, 'utf8')).toBe(kept);
  });

  test('reports a head whose signature does not hold, and proofs that prove nothing', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const headOf = (size: number, root: string): SignedHead => {
      const unsigned = { origin: 'https://log.example', size, root, time: '2026-11-22T08:00:00.000Z' };
      return {
        ...unsigned,
        key,
        signature: sign(null, Buffer.from(headText(unsigned)), privateKey).toString('base64'),
      };
    };
    const [one, other] = ['11'.repeat(32), '22'.repeat(32)];
    const answers: Record<string, unknown> = { '/transparency/head': headOf(3, one) };
    const server = http.createServer(({ url: asked = '' }, response) => {
      response.end(JSON.stringify(answers[asked.split('?', 1)[0] ?? '']));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${readAddress(server).port}`;
    const state = newState();
    try {
      expect(await witness(address, state)).toMatchObject({ code: 0 });
      answers['/transparency/head'] = { ...headOf(4, other), size: 5 };
      expect((await witness(address, state)).output).toBe('The signature of the head is not valid.');
      answers['/transparency/head'] = headOf(4, other);
      answers['/transparency/consistency'] = { first: 3, second: 4, proof: [one, other] };
      expect((await witness(address, state)).output).toContain('Fork: the log of 4 leaves does not continue the 3');
      answers['/transparency/consistency'] = '<html>';
      expect(await witness(address, state)).toMatchObject({
        code: 1,
        output: expect.stringContaining('is not an answer') as string,
      });
    } finally {
      server.close();
    }
  });
});

describe('verify-audit computes the log again', () => {
  const changes: [title: string, change: string, expected: RegExp][] = [
    [
      'a changed leaf',
      `update certificate_log set leaf = replace(leaf, '"issued"', '"revoked"') where position = 1`,
      /leaf 1 of the log does not match/,
    ],
    ['a removed leaf', 'delete from certificate_log where position = 1', /leaf 1 of the log is missing/],
    ['a changed node', `update certificate_log set nodes[2] = sha256('') where position = 1`, /nodes of leaf 1/],
    [
      'a leaf removed at the end',
      'delete from certificate_log where position = (select max(position) from certificate_log)',
      /fewer than the \d+ of a signed head/,
    ],
    [
      'a changed entry',
      `update certificate_entries set file_sha256 = 'x' where id = (select entry_id from certificate_log where position = 0)`,
      /leaf 0 of the log does not match/,
    ],
    [
      'a changed head',
      `update certificate_log_heads set root = sha256('') where size = (select max(size) from certificate_log_heads)`,
      /differs from its signed head/,
    ],
    [
      'a head with another time',
      `update certificate_log_heads set signed_at = signed_at - interval '1 day' where size = 0`,
      /signature of the head of 0 leaves/,
    ],
  ];

  let own: Harness;
  const tables = ['certificate_entries', 'certificate_log', 'certificate_log_heads'];

  beforeAll(async () => {
    own = await createHarness();
    await extendLog(own.deps);
    for (let count = 0; count < 3; count += 1) await buildDelivery(own);
    await extendLog(own.deps);
    await forge(
      own,
      tables.map((table) => `create table kept_${table} as select * from ${table}`),
    );
  });
  afterAll(() => own.stop());

  test.each(changes)('and names %s', async (_title, change, expected) => {
    expect(await verifyAudit(own)).toMatchObject({ code: 0 });
    await forge(own, [change]);
    expect(await verifyAudit(own)).toMatchObject({ code: 1, output: expect.stringMatching(expected) as string });
    await forge(
      own,
      tables.flatMap((table) => [
        `delete from ${table}`,
        `insert into ${table} overriding system value select * from kept_${table}`,
      ]),
    );
  });
});
