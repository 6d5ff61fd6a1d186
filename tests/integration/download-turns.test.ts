import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { pdfOfSize } from '../support/pdf-fixtures.ts';
import { buildDue } from '../support/received.ts';

/** Every file is sent in its reader's turn, whether it is stored, printed or written as it is read. */

const slots = 128;
const slotsOfOne = 12;

const h = useHarness();
const files: { name: string; reader: BuiltUser; path: string }[] = [];
beforeAll(async () => {
  await h.listen();
  const { owner, billing, admin } = await buildDue(h, { pages: 1 });
  const [invoice] = (await h.caller(owner).payments.invoices({})).items;
  const customer = await buildUser(h);
  files.push(
    { name: 'an invoice', reader: billing, path: `invoices/${invoice?.id ?? ''}` },
    { name: 'a list of invoices', reader: billing, path: 'invoices.csv' },
    { name: 'invoices as JSON', reader: billing, path: 'invoices.json' },
    { name: 'an export', reader: admin, path: 'exports/payments.csv' },
    { name: 'a printed journal', reader: admin, path: `exports/journal.pdf?notaryId=${admin.id}` },
    { name: 'a customer’s file', reader: customer, path: `price-requests/${await sendRequest(customer)}` },
  );
});

const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

async function sendRequest(customer: BuiltUser): Promise<string> {
  const input = { about: 'A thesis', languages: 'Danish', pages: 180, idempotencyKey: randomUUID() };
  const { id } = await h.caller(customer).payments.askPrice(input);
  const sent = await fetch(`${h.env.publicUrl}/files/price-requests/${id}?filename=thesis.pdf`, {
    method: 'PUT',
    headers: { cookie: customer.cookie, 'Content-Type': 'application/octet-stream', Origin: h.env.publicUrl },
    body: new Uint8Array(pdfOfSize(1_000_000)),
  });
  expect(sent.status).toBe(200);
  const [request] = (await h.caller(customer).payments.priceRequests({})).items;
  return request?.files[0]?.id ?? '';
}

const read = ({ reader, path }: { reader: BuiltUser; path: string }) =>
  fetch(`${h.env.publicUrl}/files/${path}`, { headers: { cookie: reader.cookie } });

/** Downloads of which nothing is read, each until it is cut. */
function hold(reader: string, count: number) {
  return Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = { isCut: false };
    releases.push(resolve);
    const cut = () => {
      held.isCut = true;
      resolve();
    };
    void h.deps.fairShares.downloads.run({ reader, open: () => undefined, send: () => promise, cut });
    return held;
  });
}

describe('a reader whose slots are taken', () => {
  test.each([0, 1, 2, 3, 4, 5])('waits for file %i, and others do not', async (index) => {
    const file = files[index];
    if (!file) throw new Error('no such file');
    const { downloads } = h.deps.fairShares;
    const free = downloads.remaining(file.reader.id);
    hold(file.reader.id, slotsOfOne);
    let isAnswered = false;
    const answer = read(file).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => downloads.remaining(file.reader.id)).toBe(free - slotsOfOne - 1);
    for (const other of files.filter(({ reader }) => reader.id !== file.reader.id)) {
      const served = await read(other);
      expect([other.name, served.status]).toEqual([other.name, 200]);
      await served.arrayBuffer();
    }
    expect(isAnswered).toBe(false);
    for (const release of releases.splice(0)) release();
    const served = await answer;
    expect([file.name, served.status]).toEqual([file.name, 200]);
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(50);
  });
});

test('readers who hold every slot and read nothing are cut off where another waits', async () => {
  const shares = [...Array.from({ length: Math.floor(slots / slotsOfOne) }, () => slotsOfOne), slots % slotsOfOne];
  const held = shares.flatMap((count, person) => hold(`hostile ${person}`, count));
  const file = files.at(-1);
  if (!file) throw new Error('no file');
  const served = await read(file);
  expect(served.status).toBe(200);
  expect((await served.arrayBuffer()).byteLength).toBe(1_000_000);
  expect(held.filter(({ isCut }) => isCut)).toHaveLength(1);
});
