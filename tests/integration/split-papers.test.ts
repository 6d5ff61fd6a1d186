import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { replaceReading } from '#server/features/translation/text.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { blockOf, pageOf } from '../support/printed-texts.ts';
import { buildPending, deliveriesOf, refusedBy, statement } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

// Papers split by pages between translators, with one text and one holder.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
const refusal = (code: ErrorCode) => ({ cause: { code } });
const own = (user: BuiltUser) => h.caller(user).authenticator;
let manager: BuiltUser;
let holder: BuiltUser;
let ben: BuiltUser;
let cleo: BuiltUser;

beforeAll(async () => {
  await h.listen();
  manager = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
  holder = await buildUser(h, { role: 'authenticator', name: 'Ana Rossi' });
  ben = await buildStaff(h, { capabilities: ['translate'], name: 'Ben Ito' });
  cleo = await buildUser(h, { role: 'authenticator', name: 'Cleo Abe' });
  const facts = { services: [], accountIds: [], pairs: [], sampleEvery: 0, splitAbovePages: 2 };
  await h.caller(manager).admin.publishRevisionRule({ facts, reason: 'Long papers are split' });
  await vi.waitUntil(async () => (await h.deps.company.find('revision'))?.facts.splitAbovePages === 2, {
    timeout: 60_000,
  });
});
beforeEach(async () => {
  await h.deps.pool.query('delete from rate_limits');
});
afterAll(() => stopInspection());

const holderField = { label: 'Nome', value: 'JOÃO PEREIRA' };

/** A paper of four pages with a line on each, assigned to the holder. */
async function longPaper(pages = 4) {
  const { review, document } = await buildPending(h, { withTranslation: false, pages });
  const { id } = review;
  await h.db
    .updateTable('documentsToBeVerified')
    .set({ assignedTo: holder.id, assignedAt: h.deps.now() })
    .where('id', '=', id)
    .execute();
  await own(holder).text({ id });
  const blocks = Array.from({ length: pages }, (_none, index) => {
    const line =
      index === 0
        ? blockOf({ kind: 'heading', source: 'Certidão de Nascimento', target: 'Birth Certificate' })
        : blockOf({ kind: 'field', source: holderField, target: { ...holderField, label: 'Name' } });
    return { ...line, id: randomUUID(), page: index + 1, state: 'drafted' as const };
  });
  await replaceReading(h.deps, {
    reviewId: id,
    pages: blocks.map((block) => ({ page: pageOf(block.page), blocks: [block] })),
  });
  return { id, document, blocks };
}

async function confirm(person: BuiltUser, id: string, blockIds: string[]) {
  const { version } = await own(person).text({ id });
  return own(person).confirmBlocks({ id, version, saveId: randomUUID(), blockIds, isConfirmed: true });
}

const halves = () => [
  { personId: ben.id, fromPage: 1, toPage: 2 },
  { personId: cleo.id, fromPage: 3, toPage: 4 },
];

test('a long paper is split, each translates their pages, and its holder certifies all', async () => {
  const { id, blocks, document } = await longPaper();
  // Another person's paper, out of a limited translator's reach before they have a part of it.
  await expect(own(ben).parts({ id })).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'));
  await expect(own(cleo).splitPaper({ id, parts: halves() })).rejects.toMatchObject(refusal('SPLIT_DENIED'));
  const [first, , third] = blocks.map((block) => block.id);
  const [a = '', c = ''] = [first, third];
  // Pressed twice at once.
  await Promise.all([own(holder).splitPaper({ id, parts: halves() }), own(holder).splitPaper({ id, parts: halves() })]);
  const parts = await own(ben).parts({ id });
  expect(parts).toMatchObject({ holderName: 'Ana Rossi', canSplit: false, writable: [1, 2] });
  expect(parts.items).toMatchObject([{ isYours: true }, { isYours: false, personName: 'Cleo Abe' }]);
  expect((await own(ben).myWork()).parts).toMatchObject([{ id, fromPage: 1, toPage: 2, isDone: false }]);
  expect((await h.caller(ben).notifications.list({})).items[0]?.type).toBe('part_given');

  await confirm(ben, id, [a]);
  await expect(confirm(ben, id, [c])).rejects.toMatchObject(refusal('PART_DENIED'));
  const outsider = await buildUser(h, { role: 'authenticator', name: 'Eve Stone' });
  await expect(confirm(outsider, id, [a])).rejects.toMatchObject(refusal('PART_DENIED'));
  // A block is not moved to another's page, nor away from it.
  const text = await own(ben).text({ id });
  for (const [from, page] of [
    [0, 3],
    [2, 1],
  ] as const) {
    const block = blocks[from];
    if (!block) throw new Error('the paper has four blocks');
    const moved = { id, version: text.version, saveId: randomUUID() };
    await expect(
      own(ben).saveText({ ...moved, changes: [{ kind: 'put', block: { ...block, page } }] }),
    ).rejects.toMatchObject(refusal('PART_DENIED'));
  }

  const partId = parts.items[0]?.id ?? '';
  await expect(own(ben).finishPart({ id, partId, isDone: true })).rejects.toMatchObject(refusal('PART_UNFINISHED'));
  await expect(own(cleo).finishPart({ id, partId, isDone: true })).rejects.toMatchObject(refusal('PART_NOT_FOUND'));
  await confirm(ben, id, [blocks[1]?.id ?? '']);
  await Promise.all([
    own(ben).finishPart({ id, partId, isDone: true }),
    own(ben).finishPart({ id, partId, isDone: true }),
  ]);
  const heard = await h.caller(holder).notifications.list({});
  expect(heard.items.filter(({ type }) => type === 'part_done')).toHaveLength(1);
  await confirm(cleo, id, [c, blocks[3]?.id ?? '']);
  const approve = (person: BuiltUser) => own(person).approve({ id, ...statement, from: 'text' });
  expect(await refusedBy(approve(cleo))).toContain('split.holder');
  // One text: nothing is joined by hand.
  await approve(holder);
  expect(await deliveriesOf(h, document.id)).toHaveLength(1);
});

test('parts that overlap, leave pages out, or were changed meanwhile are refused', async () => {
  const { id } = await longPaper();
  const part = (personId: string, fromPage: number, toPage: number) => ({ personId, fromPage, toPage });
  const faulty = [
    [part(ben.id, 1, 2), part(cleo.id, 2, 4)],
    [part(ben.id, 1, 1), part(cleo.id, 3, 4)],
    [part(ben.id, 1, 2), part(cleo.id, 3, 5)],
    [part(ben.id, 2, 1), part(cleo.id, 2, 4)],
    [part(ben.id, 1, 4)],
  ];
  for (const parts of faulty) {
    await expect(own(holder).splitPaper({ id, parts })).rejects.toMatchObject(refusal('PARTS_FAULTY'));
  }
  const customer = await buildUser(h);
  await expect(
    own(holder).splitPaper({ id, parts: [part(customer.id, 1, 2), part(cleo.id, 3, 4)] }),
  ).rejects.toMatchObject(refusal('ASSIGNEE_NOT_STAFF'));
  const short = await longPaper(2);
  await expect(
    own(holder).splitPaper({ id: short.id, parts: [part(ben.id, 1, 1), part(cleo.id, 2, 2)] }),
  ).rejects.toMatchObject(refusal('SPLIT_OFF'));
  // Two who plan at once, from the same screen.
  const thirds = [part(cleo.id, 1, 1), part(ben.id, 2, 4)];
  const moves = await Promise.allSettled([
    own(holder).splitPaper({ id, parts: halves(), basedOn: [] }),
    own(manager).splitPaper({ id, parts: thirds, basedOn: [] }),
  ]);
  expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(moves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('PARTS_CHANGED') });
});

test('the desk splits a paper whose text it does not open', async () => {
  const { id } = await longPaper();
  const dora = await buildStaff(h, { capabilities: ['desk'], name: 'Dora Lind' });
  expect((await own(dora).parts({ id })).canSplit).toBe(true);
  const { items } = await own(dora).assignees({ id });
  expect(items.map(({ name }) => name)).toContain('Cleo Abe');
  const parts = [
    { personId: ben.id, fromPage: 1, toPage: 2 },
    { personId: cleo.id, fromPage: 3, toPage: 4 },
  ];
  expect((await own(dora).splitPaper({ id, parts })).items).toHaveLength(2);
  await expect(own(dora).text({ id })).rejects.toMatchObject(refusal('PERMISSION_DENIED'));
});

test('pages of somebody who is suspended fall back to the holder', async () => {
  const { id, blocks } = await longPaper();
  const person = await buildStaff(h, { capabilities: ['translate'], name: 'Finn Berg' });
  await own(holder).splitPaper({
    id,
    parts: [
      { personId: person.id, fromPage: 1, toPage: 2 },
      { personId: cleo.id, fromPage: 3, toPage: 4 },
    ],
  });
  const listed = await h.caller(manager).admin.handOver({ email: person.email });
  expect(listed).toMatchObject({ papers: [], parts: [{ reviewId: id, fromPage: 1, toPage: 2, isDone: false }] });
  await h.caller(manager).admin.suspendStaff({ email: person.email });
  expect((await own(holder).parts({ id })).items).toMatchObject([{ personId: cleo.id }]);
  const heard = await h.caller(holder).notifications.list({});
  expect(heard.items.some(({ type }) => type === 'part_back')).toBe(true);
  const [first] = blocks;
  await expect(confirm(cleo, id, [first?.id ?? ''])).rejects.toMatchObject(refusal('PART_DENIED'));
  await confirm(holder, id, [first?.id ?? '']);
});
