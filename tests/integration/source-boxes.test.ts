import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { eraseTexts } from '#server/features/translation/service.ts';
import { replaceReading } from '#server/features/translation/text.ts';
import type { TextAcknowledgement, BlockContent } from '#shared/schemas/translation-text.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { blockOf, pageOf } from '../support/printed-texts.ts';
import { buildPending, refusedBy, statement } from '../support/reviews.ts';

/** Recognized boxes, and the decision on a text that lacks some of them. */

let h: Harness;
let clara: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const staffApi = () => h.caller(clara).authenticator;
const at = (y: number) => ({ x: 0.1, y, width: 0.8, height: 0.05 });
const region = { place: { x: 0.6, y: 0.8, width: 0.3, height: 0.1 }, share: 0.02, mark: 'handwriting' } as const;

const read = (): BlockContent[] => [
  blockOf({ kind: 'heading', source: 'Certidão de Nascimento', target: 'Birth Certificate', box: at(0.1) }),
  blockOf({
    kind: 'field',
    source: { label: 'Nome', value: 'JOÃO PEREIRA DA CONCEIÇÃO' },
    target: { label: 'Name', value: 'JOÃO PEREIRA DA CONCEIÇÃO' },
    box: at(0.2),
  }),
  blockOf({
    kind: 'table',
    source: {
      rows: [
        ['Livro', 'A'],
        ['Folha', 'B'],
      ],
    },
    target: {
      rows: [
        ['Book', 'A'],
        ['Page', 'B'],
      ],
    },
    box: at(0.3),
  }),
  blockOf({
    kind: 'field',
    source: { label: 'Naturalidade', value: 'Faro' },
    target: { label: 'Place of birth', value: 'Faro' },
    box: at(0.4),
  }),
  blockOf({ kind: 'mark', source: '', target: '[Round seal: Civil Registry Office]', box: at(0.5) }),
];

/** A review whose page was read as `read`, and whose text a person confirmed. */
async function buildRead({ hasInk = false } = {}) {
  const pending = await buildPending(h, { withTranslation: false, pages: 1 });
  const { id } = pending.review;
  await staffApi().text({ id });
  const blocks = read().map((block) => ({ ...block, id: randomUUID() }));
  await replaceReading(h.deps, {
    reviewId: id,
    pages: [
      {
        page: pageOf(1),
        blocks: blocks.map((block) => ({ ...block, state: 'drafted' })),
        ink: { shares: [0.2, 0.3, 0.2, 0.1, 0.1], regions: hasInk ? [region] : [], rest: 0.01 },
      },
    ],
  });
  await confirmAll(id);
  return { ...pending, id, blocks };
}

async function confirmAll(id: string): Promise<void> {
  const { version, blocks } = await staffApi().text({ id });
  const blockIds = blocks.map((block) => block.id);
  await staffApi().confirmBlocks({ id, version, saveId: randomUUID(), blockIds, isConfirmed: true });
}

async function change(id: string, changes: Parameters<ReturnType<typeof staffApi>['saveText']>[0]['changes']) {
  const { version } = await staffApi().text({ id });
  await staffApi().saveText({ id, version, saveId: randomUUID(), changes });
  await confirmAll(id);
}

const boxFindings = async (id: string) =>
  (await staffApi().textChecks({ id })).findings.filter(({ rule }) => /^(box|row|ink)-/.test(rule));

type Answer = Pick<TextAcknowledgement, 'rule' | 'blockId' | 'reason'>;

function approve(id: string, given: readonly Answer[]) {
  const answers = given.map((answer) => ({ ...answer, isPrinted: false }));
  return staffApi().approve({ id, ...statement, from: 'text', textAcknowledgements: answers });
}

/** The other findings of these texts, answered. */
async function othersAnswered(id: string) {
  const { findings } = await staffApi().textChecks({ id });
  return findings
    .filter(({ rule, level }) => level !== 'law' && !/^(box|row|ink)-/.test(rule))
    .map(({ rule, blockId }) => ({ rule, blockId, reason: 'It reads so on the original.' }));
}

describe('a text that lacks boxes that were read', () => {
  const removals: readonly [string, string, (blocks: readonly BlockContent[]) => Parameters<typeof change>[1]][] = [
    ['field', 'box-removed', ([, , , field]) => [{ kind: 'remove', blockId: field?.id ?? '' }]],
    ['seal', 'box-removed', ([, , , , seal]) => [{ kind: 'remove', blockId: seal?.id ?? '' }]],
    [
      'row',
      'row-removed',
      ([, , table]) =>
        table?.kind === 'table'
          ? [
              {
                kind: 'put',
                block: { ...table, source: { rows: [['Livro', 'A']] }, target: { rows: [['Book', 'A']] } },
              },
            ]
          : [],
    ],
  ];
  test.each(removals)('a removed %s is refused without a reason, which is kept', async (_what, rule, changesOf) => {
    const { id, blocks } = await buildRead();
    expect(await boxFindings(id)).toEqual([]);
    await change(id, changesOf(blocks));
    const [finding, ...more] = await boxFindings(id);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule, level: 'answer', page: 1 });

    const others = await othersAnswered(id);
    expect(await refusedBy(approve(id, others))).toEqual([rule]);
    const answer = { rule, blockId: finding?.blockId ?? null };
    expect(await refusedBy(approve(id, [...others, { ...answer, reason: 'No.' }]))).toEqual([rule]);
    await approve(id, [...others, { ...answer, reason: 'It belongs to the form, not to the paper.' }]);
    const decided = await h.db
      .selectFrom('reviewDecisions')
      .select('statement')
      .where('reviewId', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(decided.statement)).toContain('It belongs to the form, not to the paper.');
  });

  test('ink in no block is refused until it is a mark, or explained in the studio, which the decision keeps', async () => {
    const { id } = await buildRead({ hasInk: true });
    const [finding] = await boxFindings(id);
    expect(finding).toMatchObject({ rule: 'ink-uncovered', level: 'answer' });
    const others = await othersAnswered(id);
    expect(await refusedBy(approve(id, others))).toEqual(['ink-uncovered']);

    const boxId = finding?.blockId ?? '';
    await expect(staffApi().answerBox({ id, boxId, reason: 'short' })).rejects.toThrow();
    await expect(
      staffApi().answerBox({ id, boxId: randomUUID(), reason: 'Not of this page at all.' }),
    ).rejects.toThrow();
    await staffApi().answerBox({ id, boxId, reason: 'A crease of the paper.' });
    expect(await boxFindings(id)).toEqual([]);
    await staffApi().answerBox({ id, boxId, reason: null });
    expect(await boxFindings(id)).toHaveLength(1);

    const { pages } = await staffApi().sourceBoxes({ id });
    const box = pages[0]?.boxes.find((one) => one.id === boxId);
    if (!box) throw new Error('the region is a box');
    await change(id, [
      { kind: 'put', block: { ...box.content, target: '[Handwritten: 12]', state: 'edited' } as BlockContent },
    ]);
    expect(await boxFindings(id)).toEqual([]);
    await change(id, [{ kind: 'remove', blockId: boxId }]);
    await staffApi().answerBox({ id, boxId, reason: 'A crease of the paper.' });
    await approve(id, others);
    const decided = await h.db
      .selectFrom('reviewDecisions')
      .select('statement')
      .where('reviewId', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(decided.statement)).toContain('A crease of the paper.');
  });
});

describe('readings', () => {
  test('never change, are replaced by a later one of the page only if it was read, and go with the document', async () => {
    const { id, document, blocks } = await buildRead();
    await expect(
      h.db.updateTable('sourceReadings').set({ rest: 0 }).where('reviewId', '=', id).execute(),
    ).rejects.toThrow('append-only');
    await expect(h.db.deleteFrom('sourceReadings').where('reviewId', '=', id).execute()).rejects.toThrow('append-only');
    const unread = pageOf(1, { state: 'unreadable', via: null });
    await replaceReading(h.deps, { reviewId: id, pages: [{ page: unread, blocks: [] }] });
    const { pages } = await staffApi().sourceBoxes({ id });
    expect(pages[0]?.boxes.filter(({ part }) => part === 'block').map((box) => box.id)).toEqual(
      blocks.map((block) => block.id),
    );

    await h.db.updateTable('documents').set({ erasureRequestedAt: new Date() }).where('id', '=', document.id).execute();
    await h.db.transaction().execute((trx) => eraseTexts(trx, document.id));
    expect(await h.db.selectFrom('sourceReadings').select('id').where('reviewId', '=', id).execute()).toEqual([]);
  });

  test('a text that was read before they were kept has no findings', async () => {
    const { id } = await buildRead();
    const { blocks } = await staffApi().text({ id });
    await h.deps.pool.query('alter table source_readings disable trigger source_readings_append_only');
    await h.deps.pool.query('delete from source_readings where review_id = $1', [id]);
    await h.deps.pool.query('alter table source_readings enable trigger source_readings_append_only');
    await change(id, [{ kind: 'remove', blockId: blocks[1]?.id ?? '' }]);
    expect(await boxFindings(id)).toEqual([]);
    expect((await staffApi().sourceBoxes({ id })).pages).toEqual([]);
  });
});
