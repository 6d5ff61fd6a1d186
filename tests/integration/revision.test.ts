import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { replaceReading } from '#server/features/translation/text.ts';
import type { StaffCapability } from '#shared/access.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { RevisionFacts } from '#shared/schemas/revision-rule.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildRate } from '../support/pay.ts';
import { blockOf, pageOf } from '../support/printed-texts.ts';
import { buildPending, refusedBy, statement, uploadIdOf } from '../support/reviews.ts';
import { buildStaff } from '../support/staff.ts';

// Translation, revision by a second person, certification: database constraints and requirements.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
const refusal = (code: ErrorCode) => ({ cause: { code } });
const own = (user: BuiltUser) => h.caller(user).authenticator;
let manager: BuiltUser;
let ana: BuiltUser;
let ben: BuiltUser;
let clara: BuiltUser;

beforeAll(async () => {
  await h.listen();
  manager = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
  ana = await buildUser(h, { role: 'authenticator', name: 'Ana Rossi' });
  ben = await buildUser(h, { role: 'authenticator', name: 'Ben Ito' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
beforeEach(async () => {
  await h.deps.pool.query('delete from rate_limits');
});
afterAll(() => stopInspection());

/** Publishes a rule and waits until this process reads it. */
async function setRule(changes: Partial<RevisionFacts>): Promise<void> {
  const facts = { services: [], accountIds: [], pairs: [], sampleEvery: 0, ...changes };
  const { version } = await h.caller(manager).admin.publishRevisionRule({ facts, reason: 'The house decides' });
  await expect.poll(async () => (await h.deps.company.find('revision'))?.version, { timeout: 60_000 }).toBe(version);
}

/** A paper of a customer whose papers are revised, with a text that `translator` confirmed. */
async function translated(translator: BuiltUser, { isRequired = true } = {}) {
  const pending = await buildPending(h, { withTranslation: false, pages: 1 });
  const { id } = pending.review;
  if (isRequired) {
    await h.db
      .insertInto('revisionRequirements')
      .values({ reviewId: id, isRequired, reason: 'account', decidedAt: h.deps.now() })
      .execute();
  }
  await own(translator).text({ id });
  const block = blockOf({
    kind: 'field',
    source: { label: 'Nome', value: 'JOÃO PEREIRA' },
    target: { label: 'Name', value: 'JOÃO PEREIRA' },
  });
  const drafted = { ...block, id: randomUUID(), state: 'drafted' as const };
  const stated = blockOf({ kind: 'heading', source: 'Certidão de Nascimento', target: 'Birth Certificate' });
  const heading = { ...stated, id: randomUUID(), state: 'drafted' as const };
  await replaceReading(h.deps, { reviewId: id, pages: [{ page: pageOf(1), blocks: [heading, drafted] }] });
  const version = await confirm(translator, id, [heading.id, drafted.id]);
  return { ...pending, id, version, block: { ...drafted, state: 'confirmed' as const } };
}

async function confirm(person: BuiltUser, id: string, blockIds: string[]): Promise<number> {
  const { version } = await own(person).text({ id });
  const saved = { id, version, saveId: randomUUID(), blockIds, isConfirmed: true };
  return (await own(person).confirmBlocks(saved)).version;
}

/** Writes other words into the block, and confirms them. */
async function correct(
  person: BuiltUser,
  { id, block }: Pick<Awaited<ReturnType<typeof translated>>, 'id' | 'block'>,
  value: string,
): Promise<number> {
  if (block.kind !== 'field') throw new Error('the text has one field');
  const { version } = await own(person).text({ id });
  const target = { label: 'Given name', value };
  const saved = await own(person).saveText({
    id,
    version,
    saveId: randomUUID(),
    changes: [{ kind: 'put', block: { ...block, target, state: 'confirmed' } }],
  });
  return saved.version;
}

const approve = (person: BuiltUser, id: string) => own(person).approve({ id, ...statement, from: 'text' });

describe('a paper that is revised', () => {
  test('goes from its translator to a reviser, and is certified as the reviser left it', async () => {
    await buildRate(h, ben, { activity: 'revise', unit: 'flat', unitCents: 700 });
    await buildRate(h, ana, { activity: 'translate', unit: 'flat', unitCents: 1500 });
    const paper = await translated(ana);
    const { id, version } = paper;
    expect(await refusedBy(approve(clara, id))).toContain('revision.missing');
    await expect(own(ana).submitForRevision({ id, version: version - 1 })).rejects.toMatchObject(refusal('CONFLICT'));
    // Pressed twice at once.
    await Promise.all([own(ana).submitForRevision({ id, version }), own(ana).submitForRevision({ id, version })]);
    expect(await own(ana).revision({ id })).toMatchObject({
      isRequired: true,
      current: { state: 'waiting', translatorName: 'Ana Rossi', textVersion: version },
      may: { take: false, write: false, withdraw: true },
    });
    await expect(correct(ana, paper, 'JOSÉ')).rejects.toMatchObject(refusal('REVISION_RUNNING'));
    const heard = await h.caller(ben).notifications.list({});
    expect(heard.items.find(({ documentId }) => documentId === paper.document.id)?.type).toBe('revision_waiting');
    expect((await own(ben).myWork()).revisions).toMatchObject([{ id, task: 'take' }]);

    await expect(own(ana).takeRevision({ id })).rejects.toMatchObject(refusal('REVISION_OWN'));
    const taken = await Promise.allSettled([own(ben).takeRevision({ id }), own(clara).takeRevision({ id })]);
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('REVISION_TAKEN') });
    if (taken[0].status === 'rejected') {
      await own(clara).releaseRevision({ id });
      await own(ben).takeRevision({ id });
    }
    const errorId = randomUUID();
    const error = { id, errorId, blockId: paper.block.id, kind: 'terminology', severity: 'major', note: '' } as const;
    await own(ben).markRevisionError(error);
    expect((await own(ben).markRevisionError(error)).errors).toHaveLength(1);
    await own(ben).returnRevision({ id, note: 'The label is the given name.' });
    const returned = await h.caller(ana).notifications.list({});
    expect(returned.items[0]).toMatchObject({
      type: 'revision_returned',
      message: expect.stringContaining('given name'),
    });
    expect((await own(ana).myWork()).revisions).toMatchObject([{ id, task: 'correct' }]);

    const second = await correct(ana, paper, 'JOÃO PEREIRA');
    await own(ana).submitForRevision({ id, version: second });
    await own(ben).takeRevision({ id });
    const third = await correct(ben, paper, 'JOÃO PEREIRA');
    // Passed twice and returned, all at once: the first press counts.
    const passed = await Promise.allSettled([
      own(ben).passRevision({ id, version: third }),
      own(ben).passRevision({ id, version: third }),
      own(ben).returnRevision({ id, note: 'No, wait.' }),
    ]);
    const { current } = await own(ben).revision({ id });
    const isPassed = current?.state === 'passed';
    expect(passed.map(({ status }) => status === 'fulfilled')).toEqual([isPassed, isPassed, !isPassed]);
    if (!isPassed) {
      await own(ana).submitForRevision({ id, version: third });
      await own(ben).takeRevision({ id });
      await own(ben).passRevision({ id, version: third });
    }
    // The reviser may certify.
    await approve(ben, id);
    const { rows } = await h.deps.pool.query(
      'select user_id, activity, amount_cents from pay_earnings where document_id = $1 order by amount_cents',
      [paper.document.id],
    );
    expect(rows).toEqual([
      { user_id: ben.id, activity: 'revise', amount_cents: 700 },
      { user_id: ana.id, activity: 'translate', amount_cents: 1500 },
    ]);
    const report = await h.caller(manager).admin.revisionReport();
    expect(report).toMatchObject({ delivered: 1, revised: 1 });
    expect(report.people.find((person) => person.id === ana.id)?.errors).toEqual([
      { kind: 'terminology', severity: 'major', count: 1 },
    ]);
  });

  test('is never revised by a person who wrote any of it, which SQL refuses too', async () => {
    const paper = await translated(ana);
    const { id } = paper;
    // A colleague who helped counts, whoever submits it.
    const version = await correct(clara, paper, 'JOÃO P.');
    await own(ana).submitForRevision({ id, version });
    expect((await own(clara).revision({ id })).may.take).toBe(false);
    await expect(own(clara).takeRevision({ id })).rejects.toMatchObject(refusal('REVISION_OWN'));
    for (const person of [ana, clara]) {
      const forced = h.db
        .updateTable('textRevisions')
        .set({ state: 'taken', reviserId: person.id, takenAt: h.deps.now() })
        .where('reviewId', '=', id)
        .execute();
      await expect(forced).rejects.toMatchObject({ code: '23514', constraint: 'text_revisions_other_person' });
    }
    await own(ben).takeRevision({ id });
  });

  test('is revised again once its text changed, whoever changed it', async () => {
    const paper = await translated(ana);
    const { id, version } = paper;
    await own(ana).submitForRevision({ id, version });
    await own(ben).takeRevision({ id });
    await own(ben).passRevision({ id, version });
    const changed = await correct(clara, paper, 'JOÃO PEREIRA');
    expect(await own(clara).revision({ id })).toMatchObject({ isRevised: false, isStale: true });
    expect(await refusedBy(approve(clara, id))).toContain('revision.stale');
    await own(clara).submitForRevision({ id, version: changed });
    await own(ben).takeRevision({ id });
    await own(ben).passRevision({ id, version: changed });
    await approve(clara, id);
  });

  test('goes back to the pool when its reviser is suspended, with what they changed', async () => {
    const reviser = await buildStaff(h, { capabilities: ['revise'], name: 'Rita Vale' });
    const paper = await translated(ana);
    const { id, version } = paper;
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ assignedTo: ana.id, assignedAt: h.deps.now() })
      .where('id', '=', id)
      .execute();
    // Out of reach before it waits for a reviser: the paper is another person's.
    await expect(own(reviser).revision({ id })).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'));
    await own(ana).submitForRevision({ id, version });
    await own(reviser).takeRevision({ id });
    const corrected = await correct(reviser, paper, 'JOÃO PEREIRA');
    const { email } = reviser;
    const { revisions } = await h.caller(manager).admin.handOver({ email });
    expect(revisions).toMatchObject([{ reviewId: id }]);
    const [, passed] = await Promise.allSettled([
      h.caller(manager).admin.suspendStaff({ email }),
      own(reviser).passRevision({ id, version: corrected }),
    ]);
    const { current } = await own(ben).revision({ id });
    expect(current?.state).toBe(passed.status === 'fulfilled' ? 'passed' : 'waiting');
    if (passed.status === 'fulfilled') return;
    await own(ben).takeRevision({ id });
    await own(ben).passRevision({ id, version: corrected });
    await approve(clara, id);
  });

  test('is certified as a file once a manager waived the revision, for a reason that is kept', async () => {
    const { id, document } = await translated(ana);
    const uploadId = await uploadIdOf(h, id, clara);
    const supply = () => own(clara).supplyTranslation({ id, uploadId, ...statement });
    expect(await refusedBy(supply())).toContain('revision.file');
    const waive = () => h.caller(manager).admin.waiveRevision({ id, reason: 'Revised on paper by Ben' });
    await Promise.all([waive(), waive()]);
    await supply();
    const { rows } = await h.deps.pool.query(
      "select details ->> 'reason' as reason from staff_events where event = 'revision.waived' and document_id = $1",
      [document.id],
    );
    expect(rows).toEqual([{ reason: 'Revised on paper by Ben' }]);
  });
});

describe('the rule', () => {
  test('leaves papers alone while nothing is published, and is asked once for each paper', async () => {
    const first = await translated(ana, { isRequired: false });
    expect(await own(ana).revision({ id: first.id })).toMatchObject({ isRequired: false, may: { submit: false } });
    await expect(own(ana).submitForRevision({ id: first.id, version: first.version })).rejects.toMatchObject(
      refusal('REVISION_NOT_NEEDED'),
    );
    await setRule({ sampleEvery: 3 });
    const papers = await Promise.all(Array.from({ length: 6 }, () => buildPending(h)));
    const asked = await Promise.all(
      papers.flatMap(({ review }) => [own(ana).revision({ id: review.id }), own(ben).revision({ id: review.id })]),
    );
    expect(asked.filter(({ isRequired }) => isRequired)).toHaveLength(4);
    // Another rule does not change what was drawn.
    const firm = await buildUser(h);
    await setRule({ accountIds: [firm.id] });
    const again = await Promise.all(papers.map(({ review }) => own(ana).revision({ id: review.id })));
    expect(again.filter(({ isRequired }) => isRequired)).toHaveLength(2);
    const { review } = await buildPending(h, { owner: firm });
    expect(await own(ana).revision({ id: review.id })).toMatchObject({ isRequired: true, reason: 'account' });
    await setRule({});
  });

  test('is published with `manage`, and revising requires `revise`', async () => {
    const others: readonly StaffCapability[][] = [['translate'], ['certify']];
    for (const capabilities of others) {
      const person = await buildStaff(h, { capabilities });
      const { review } = await buildPending(h);
      await expect(own(person).takeRevision({ id: review.id })).rejects.toMatchObject(refusal('PERMISSION_DENIED'));
      await expect(h.caller(person).admin.revisionRule()).rejects.toThrow();
    }
  });
});
