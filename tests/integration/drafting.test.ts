import { createHash, randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { storeFile } from '#server/features/documents/stored-bytes.ts';
import { draftReview } from '#server/features/translation/drafting/service.ts';
import { rememberDelivered } from '#server/features/translation/memory/learning.ts';
import { listMemory, updateMemory } from '#server/features/translation/memory/queries.ts';
import { createReader } from '#server/features/translation/reading/reader.ts';
import { getText } from '#server/features/translation/text.ts';
import type { ReviewsTable } from '#server/platform/db/tables.ts';
import { createTranslationEngine, type TranslationEngine } from '#server/platform/integrations/translation-engine.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { drawOriginal, drawTranslation } from '../../scripts/sample/papers.ts';
import { startEngine, type EngineStandIn } from '../../scripts/sandbox/translation-engine.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { runQueuedJobs } from '../support/run-jobs.ts';
import { buildText, deliverPaper, fieldOf, paragraphOf, written } from '../support/texts.ts';

/** Drafts of a review's text: phrasebook and rules, the memory, and an outside engine. */

let h: Harness;
let clara: BuiltUser;
let engine: EngineStandIn;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  engine = await startEngine();
});
afterAll(async () => {
  await engine.stop();
  await h.stop();
});
beforeEach(async () => {
  engine.sent.length = 0;
  engine.contexts.length = 0;
  engine.answer = (text) => text;
  await h.db.deleteFrom('translationMemory').execute();
  await h.db.deleteFrom('translationCandidates').execute();
  await h.db.deleteFrom('translationEngineUsage').execute();
});

const api = () => h.caller(clara).authenticator;
const blocksOf = async (reviewId: string) => (await getText(h.deps, reviewId)).blocks;
/** Drafts from local sources, then those of the engine. */
async function draftAll(deps: Deps, reviewId: string): Promise<void> {
  await draftReview(deps, { reviewId });
  await draftReview(deps, { reviewId, from: 'engine' });
}
const find = (blocks: readonly TextBlock[], id: string) => blocks.find((block) => block.id === id);

test('blocks are drafted with their origin; what a person wrote stays', async () => {
  const [known, open, own] = [
    paragraphOf('Dou fé.'),
    paragraphOf('Xyzzy.', { position: 2 }),
    paragraphOf('Nada consta', { position: 3 }),
  ];
  const field = fieldOf({ label: 'Data de nascimento', value: '7 de março de 1988' });
  const { review, text } = await buildText(h, [[known, open, own, { ...field, position: 4 }]]);
  const saving = { id: review.id, version: text.version, saveId: randomUUID() };
  await api().saveText({ ...saving, changes: [written(own, 'Nothing is on record')] });
  await draftReview(h.deps, { reviewId: review.id });
  const blocks = await blocksOf(review.id);
  expect(find(blocks, known.id)).toMatchObject({
    state: 'drafted',
    target: 'I so certify.',
    draft: { from: 'phrasebook' },
  });
  expect(find(blocks, open.id)).toMatchObject({ state: 'untranslated', target: '', draft: null });
  expect(find(blocks, own.id)).toMatchObject({ state: 'edited', target: 'Nothing is on record' });
  expect(find(blocks, field.id)).toMatchObject({ target: { label: 'Date of birth', value: 'March 7, 1988' } });
});

/** File returned by the workflow for a review. */
async function setReturned(id: string, values: Updateable<ReviewsTable>): Promise<void> {
  await h.db.updateTable('documentsToBeVerified').set(values).where('id', '=', id).execute();
}

test('the file that the workflow returned is taken apart into drafts of what is open', { tags: 'sweep' }, async () => {
  const reader = createReader();
  onTestFinished(() => reader.stop());
  const pdf = { mimetype: 'application/pdf', page: 1 } as const;
  const { blocks } = await reader.read({ ...pdf, lang: 'pt', bytes: await drawOriginal() });
  const { owner, review } = await buildText(h, [blocks]);
  const bytes = await drawTranslation();
  const stored = await storeFile(h.deps, {
    key: `uploads/${owner.id}/returned.pdf`,
    bytes,
    mimetype: 'application/pdf',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    cacheSeconds: 0,
  });
  const file = { translatedFileKey: stored.key, translatedFileSizeBytes: stored.sizeBytes };
  await setReturned(review.id, { ...file, translatedFileSha256: stored.sha256 });
  const typed = blocks.find((block) => block.kind === 'paragraph' && block.source.startsWith('Documento fictício'));
  const { version } = await getText(h.deps, review.id);
  if (typed?.kind !== 'paragraph') throw new Error('the last line was not read');
  const own = { ...typed, state: 'edited' as const, target: 'Fictitious document' };
  await api().saveText({ id: review.id, version, saveId: randomUUID(), changes: [{ kind: 'put', block: own }] });

  await api().draftText({ id: review.id, version, from: 'workflow' });
  await draftReview({ ...h.deps, reader }, { reviewId: review.id, from: 'workflow' });
  const drafted = (await blocksOf(review.id)).filter(({ state }) => state === 'drafted');
  expect(new Set(drafted.map(({ draft }) => draft?.from))).toEqual(new Set(['workflow']));
  const pairs = drafted.map((block) => ('source' in block ? [block.source, block.target] : []));
  expect(pairs).toContainEqual(['Certidão de Nascimento', 'Birth Certificate']);
  expect(pairs).toContainEqual(['República Federativa do Brasil', 'Federative Republic of Brazil']);
  const table = drafted.find(({ kind }) => kind === 'table');
  expect(table?.kind === 'table' && table.target.rows).toContainEqual([
    'Parents',
    'Mariana Pereira and Augusto Pereira',
  ]);
  // A mark that was read as a field stays out of the English of paragraphs.
  expect(JSON.stringify(pairs)).not.toContain('Round seal');
  expect(find(await blocksOf(review.id), typed.id)).toMatchObject({ state: 'edited', target: own.target });

  const { review: without } = await buildText(h);
  await setReturned(without.id, {
    translatedFileKey: null,
    translatedFileSizeBytes: null,
    translatedFileSha256: null,
    translatedFileMimetype: null,
  });
  await expect(api().draftText({ id: without.id, version: 1, from: 'workflow' })).rejects.toMatchObject({
    cause: { code: 'TRANSLATION_MISSING' },
  });
});

test('only the blocks that are named are drafted', async () => {
  const [one, other] = [paragraphOf('Dou fé.'), paragraphOf('Nada consta', { position: 2 })];
  const { review } = await buildText(h, [[one, other]]);
  await draftReview(h.deps, { reviewId: review.id, blockIds: [other.id] });
  expect((await blocksOf(review.id)).map(({ state }) => state)).toEqual(['untranslated', 'drafted']);
});

/** The same text, delivered to three customers. */
async function deliverText(pairs: readonly (readonly [source: string, target: string])[]) {
  for (let customer = 0; customer < 3; customer += 1) {
    const { document } = await deliverPaper(h, clara, pairs);
    await rememberDelivered(h.deps, { documentId: document.id });
  }
}

const memory = () =>
  h.db.selectFrom('translationMemory').select(['source', 'target', 'confirmations', 'uses']).execute();

describe('the memory', () => {
  const annotation = [
    'Averbado em 7 de março de 1988 por mandado judicial, folha 12.',
    'Annotated on March 7, 1988 by court order, page 12.',
  ] as const;

  test('keeps a delivered pair once, with slots, and drafts another date with it', async () => {
    await deliverText([annotation]);
    expect(await memory()).toEqual([
      {
        source: 'Averbado em {d1} por mandado judicial, folha {n1}.',
        target: 'Annotated on {d1} by court order, page {n1}.',
        confirmations: 3,
        uses: 0,
      },
    ]);
    const [exact, similar, odd] = [
      paragraphOf('Averbado em 21/10/2003 por mandado judicial, folha 0034.'),
      paragraphOf('Averbado em 5 de maio de 1999 por mandado judicial, na folha 9.', { position: 2 }),
      paragraphOf('Averbado por mandado judicial, folha 9.', { position: 3 }),
    ];
    const { review } = await buildText(h, [[exact, similar, odd]]);
    await draftReview(h.deps, { reviewId: review.id });
    const blocks = await blocksOf(review.id);
    expect(find(blocks, exact.id)).toMatchObject({
      target: 'Annotated on October 21, 2003 by court order, page 0034.',
      draft: { from: 'memory', similarity: null },
    });
    const fuzzy = find(blocks, similar.id);
    expect(fuzzy).toMatchObject({
      target: 'Annotated on May 5, 1999 by court order, page 9.',
      draft: { from: 'memory' },
    });
    expect(fuzzy?.draft?.similarity).toBeGreaterThanOrEqual(0.75);
    // The entry's date has no counterpart here.
    expect(find(blocks, odd.id)?.state).toBe('untranslated');
    expect(await memory()).toMatchObject([{ uses: 1 }]);
  });

  test.each([
    ['a name in the middle', 'Compareceu o senhor Antônio Xavier.', 'Mr. Antônio Xavier appeared.'],
    ['a name at the beginning', 'Josefina compareceu perante mim.', 'Josefina appeared before me.'],
    ['a name in small letters', 'compareceu zulmira perante mim', 'zulmira appeared before me'],
    ['a copied word that may be a name', 'compareceu quixada perante mim', 'quixada appeared before me'],
    ['a surname of two letters at the beginning', 'Sá compareceu perante mim.', 'Sá appeared before me.'],
    [
      'a surname at the beginning that is spelled otherwise',
      'Goyz compareceu perante mim.',
      'Goiz appeared before me.',
    ],
    ['capitals throughout', 'COMPARECEU ANTUNES PERANTE MIM', 'ANTUNES APPEARED BEFORE ME'],
    ['a number that the English lacks', 'registrado na folha 12', 'registered on the page'],
    ['another date in the English', 'averbado em 7 de março de 1988', 'annotated on March 8, 1988'],
  ])('keeps nothing of %s', async (_name, source, target) => {
    await deliverText([[source, target]]);
    expect(await memory()).toEqual([]);
    expect(await h.db.selectFrom('translationCandidates').selectAll().execute()).toEqual([]);
  });

  test('does not use a retired entry, nor take it back', async () => {
    await deliverText([annotation]);
    const { items } = await listMemory(h.db, { lang: 'pt', search: 'mandado', limit: 10, offset: 0 });
    const retire = { id: items[0]?.id ?? '', retiredAt: new Date(), changedBy: clara.id };
    expect(await h.db.transaction().execute((trx) => updateMemory(trx, retire))).toBe(true);
    expect((await listMemory(h.db, { lang: 'pt', isRetired: true, limit: 10, offset: 0 })).total).toBe(1);
    await deliverPaper(h, clara, [annotation]);
    const block = paragraphOf(annotation[0]);
    const { review } = await buildText(h, [[block]]);
    await draftReview(h.deps, { reviewId: review.id });
    expect(find(await blocksOf(review.id), block.id)?.state).toBe('untranslated');
    expect(await memory()).toMatchObject([{ confirmations: 4, uses: 0 }]);
  });
});

describe.each(['libretranslate', 'deepl', 'chat'] as const)('an engine of the %s protocol', (protocol) => {
  const deps = (monthlyCharacters = 10_000) => ({
    ...h.deps,
    translationEngine: createTranslationEngine({
      ...{ protocol, url: engine.url, key: 'engine-key', model: 'house-model', monthlyCharacters },
    }),
  });
  const source = 'O requerente Antônio Xavier compareceu em 7 de março de 1988 perante o oficial.';

  async function draftWith(answer: EngineStandIn['answer'], monthlyCharacters?: number) {
    engine.answer = answer;
    const block = paragraphOf(source);
    const { review } = await buildText(h, [[block]]);
    await draftAll(deps(monthlyCharacters), review.id);
    return find(await blocksOf(review.id), block.id);
  }

  test('gets slots in place of names and dates, and its drafts say so', async () => {
    const block = await draftWith(() => 'The applicant {p1} appeared on {d1} before the registrar.');
    expect(engine.sent).toEqual(['O requerente {p1} compareceu em {d1} perante o oficial.']);
    expect(block).toMatchObject({
      state: 'drafted',
      target: 'The applicant Antônio Xavier appeared on March 7, 1988 before the registrar.',
      draft: {
        from: 'engine',
        detail: { deepl: 'DeepL', libretranslate: 'LibreTranslate', chat: 'house-model' }[protocol],
      },
    });
  });

  test.each([
    ['markup', 'The <b>applicant</b> {p1} appeared on {d1}.'],
    ['the source itself', 'O requerente {p1} compareceu em {d1} perante o oficial.'],
    ['another language', 'El solicitante {p1} compareció en el día {d1} ante el oficial de la ciudad.'],
    ['a missing slot', 'The applicant appeared on {d1} before the registrar.'],
    ['a number of its own', 'The applicant {p1} appeared on {d1} before the 2 registrars.'],
    ['nothing', ''],
    ['talk about its task', 'Here is the translation: The applicant {p1} appeared on {d1} before the registrar.'],
    ['its instructions', 'You translate texts. The applicant {p1} appeared on {d1}.'],
    ['half of the sentence', '{p1} on {d1}.'],
    ['lines of its own', 'The applicant {p1} appeared on {d1}\nbefore\nthe registrar.'],
  ])('is refused with %s', async (_name, answer) => {
    expect((await draftWith(() => answer))?.state).toBe('untranslated');
  });

  test('is offered next to a similar sentence of the memory if the two differ, until one is chosen', async () => {
    const like = 'O requerente Antônio Xavier compareceu em {d1} perante o oficial maior.';
    const remembered = 'The applicant Antônio Xavier came on {d1} before the chief registrar.';
    await h.db
      .insertInto('translationMemory')
      .values({ lang: 'pt', source: like, target: remembered, createdAt: new Date(), admittedAt: new Date() })
      .execute();
    engine.answer = () => 'The applicant {p1} appeared on {d1} before the registrar.';
    const block = paragraphOf(source);
    const { review } = await buildText(h, [[block]]);
    await draftAll(deps(), review.id);
    const drafted = find(await blocksOf(review.id), block.id);
    expect(drafted).toMatchObject({
      target: 'The applicant Antônio Xavier came on March 7, 1988 before the chief registrar.',
      draft: {
        from: 'memory',
        other: { target: 'The applicant Antônio Xavier appeared on March 7, 1988 before the registrar.' },
      },
    });
    const { items } = await h.caller(clara).authenticator.matches({ id: review.id, blockId: block.id, part: 'text' });
    expect(items.map(({ from }) => from)).toEqual(['memory', 'engine']);
  });

  test('is not asked once the budget of the month is spent', async () => {
    await draftWith(() => 'The applicant {p1} appeared on {d1} before the registrar.', 60);
    expect(engine.sent).toHaveLength(1);
    const block = await draftWith(() => 'The applicant {p1} appeared on {d1} before the registrar.', 60);
    expect([engine.sent.length, block?.state]).toEqual([1, 'untranslated']);
  });
});

/** An engine for all of a month's characters. */
const engineOf = (timeoutMs?: number) =>
  createTranslationEngine({
    ...{ protocol: 'chat', url: engine.url, key: 'engine-key', model: 'm', monthlyCharacters: 10_000, timeoutMs },
  });

test('an engine sees the page around what it is asked, without names, values and numbers', async () => {
  engine.answer = () => 'appeared before me to declare';
  const blocks = [
    paragraphOf('O requerente Antônio Xavier compareceu em 7 de março de 1988 perante o oficial.'),
    paragraphOf('Compareceu perante mim para declarar', { position: 2 }),
    { ...fieldOf({ label: 'Nome', value: 'Lobato' }), position: 3 },
    paragraphOf('Dou fé de tudo quanto aqui consta, em nome de Frau Richter.', { position: 4 }),
    // Drafted by the phrasebook, so that it is seen without being asked.
    paragraphOf('O referido é verdade e dou fé.', { position: 5 }),
  ];
  const { review } = await buildText(h, [blocks]);
  await draftAll({ ...h.deps, translationEngine: engineOf() }, review.id);
  const [context = ''] = engine.contexts;
  expect(engine.contexts).toHaveLength(1);
  expect(context).toContain('perante o oficial');
  for (const data of ['Antônio', 'Xavier', '1988', 'Lobato', 'Richter'])
    expect(context + engine.sent.join()).not.toContain(data);
});

test('an engine that hangs leaves the other drafts stored', async () => {
  engine.answer = () => undefined;
  const [known, open] = [paragraphOf('Dou fé.'), paragraphOf('comprou um guarda-chuva amarelo', { position: 2 })];
  const { review } = await buildText(h, [[known, open]]);
  const drafting = draftAll({ ...h.deps, translationEngine: engineOf(500) }, review.id);
  await expect.poll(async () => find(await blocksOf(review.id), known.id)?.state).toBe('drafted');
  await drafting;
  expect(find(await blocksOf(review.id), open.id)?.state).toBe('untranslated');
});

describe('gaps of the first drafts', () => {
  const source = 'O referido é verdade e dou fé. Compareceu perante mim para declarar.';

  async function buildGap() {
    const block = paragraphOf(source);
    const { review } = await buildText(h, [[block]]);
    engine.answer = () => 'He appeared before me to declare.';
    // Without an engine: the jobs that other tests left end.
    await h.runJobs();
    await h.deps.jobs.enqueue(h.db, 'translation.draft', { reviewId: review.id });
    return { id: review.id, blockOf: async () => find(await blocksOf(review.id), block.id) };
  }

  test('are asked of the engine by the retry of a job that died after them', async () => {
    const { blockOf } = await buildGap();
    const killed: TranslationEngine = {
      ...engineOf(),
      get monthlyCharacters(): number {
        throw new Error('killed');
      },
    };
    expect((await runQueuedJobs({ ...h.deps, translationEngine: killed })).failed).toMatchObject([
      { name: 'translation.draft', message: 'killed' },
    ]);
    expect(await blockOf()).toMatchObject({ state: 'drafted', target: expect.stringMatching(/\{…\}$/) });
    await runQueuedJobs({ ...h.deps, translationEngine: engineOf() });
    expect(await blockOf()).toMatchObject({
      state: 'drafted',
      target: expect.stringMatching(/He appeared before me to declare\.$/),
    });
  });

  test('stay as a person wrote between them', async () => {
    const { id, blockOf } = await buildGap();
    await draftReview(h.deps, { reviewId: id });
    const drafted = await blockOf();
    if (drafted?.kind !== 'paragraph') throw new Error('the paragraph is gone');
    const { version } = await getText(h.deps, id);
    // A gap is left, so that the block stays a draft.
    const own = { ...drafted, state: 'confirmed' as const, target: 'I certify. {…}, as the applicant declared.' };
    await api().saveText({ id, version, saveId: randomUUID(), changes: [{ kind: 'put', block: own }] });
    expect((await blockOf())?.state).toBe('drafted');
    await runQueuedJobs({ ...h.deps, translationEngine: engineOf() });
    await draftReview({ ...h.deps, translationEngine: engineOf() }, { reviewId: id, from: 'engine' });
    expect((await blockOf())?.target).toBe(own.target);
  });
});
