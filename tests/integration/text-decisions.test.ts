import { createHash, randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { replaceReading } from '#server/features/translation/text.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { blockOf, pageOf } from '../support/printed-texts.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending, refusedBy, statement, traceOf } from '../support/reviews.ts';

/** Decisions from the text of the studio. */

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

const finished = (): BlockContent[] => [
  blockOf({ kind: 'heading', source: 'Certidão de Nascimento', target: 'Birth Certificate' }),
  blockOf({
    kind: 'field',
    source: { label: 'Nome', value: 'JOÃO PEREIRA DA CONCEIÇÃO' },
    target: { label: 'Name', value: 'JOÃO PEREIRA DA CONCEIÇÃO' },
  }),
  blockOf({ kind: 'mark', source: '', target: '[Round seal: Civil Registry Office]' }),
];

interface Options {
  blocks?: BlockContent[];
  withTranslation?: boolean;
  pages?: number;
  translationType?: 'certified' | 'notarized';
}

/** A pending review with a text whose blocks are confirmed by the actor. */
async function buildFinished({ blocks = finished(), pages = 1, withTranslation = false, ...options }: Options = {}) {
  const pending = await buildPending(h, { withTranslation, pages, ...options });
  const { id } = pending.review;
  await staffApi().text({ id });
  const own = blocks.map((block) => ({ ...block, id: randomUUID() }));
  const read = own.map((block) => ({ ...block, state: 'drafted' as const }));
  await replaceReading(h.deps, {
    reviewId: id,
    pages: Array.from({ length: pages }, (_, index) => ({
      page: pageOf(index + 1),
      blocks: read.filter(({ page }) => page === index + 1),
    })),
  });
  const text = await confirm(
    id,
    own.filter(({ state }) => state === 'confirmed').map((block) => block.id),
  );
  return { ...pending, text };
}

/** Confirms blocks as their procedure does. */
async function confirm(reviewId: string, ids: string[]) {
  await h.deps.pool.query(
    `update translation_blocks set content = jsonb_set(content, '{state}', '"confirmed"'), confirmed_by = $2, confirmed_at = now()
     where review_id = $1 and id = any($3::uuid[])`,
    [reviewId, clara.id, ids],
  );
  await h.deps.pool.query('update translation_texts set confirmed = $2, drafted = 0 where review_id = $1', [
    reviewId,
    ids.length,
  ]);
  return staffApi().text({ id: reviewId });
}

/** A save by a colleague. */
async function save(reviewId: string): Promise<void> {
  await replaceReading(h.deps, {
    reviewId,
    pages: [{ page: pageOf(1, { confidence: 50 }), blocks: [] }],
  });
}

async function deliveredPages(document: { id: string; userId: string }): Promise<string[]> {
  const [delivery] = (await traceOf(h, document)).deliveries;
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  return readPrinted(stored ? await readAll(stored) : Buffer.alloc(0));
}

const refusedAs = (code: string) => ({ cause: { code } });

describe('a decision from the text', () => {
  test('prints it, certifies it, and records its version and hash', async () => {
    const { document, review, text } = await buildFinished();
    const { sha256, version } = {
      version: text.version,
      sha256: createHash('sha256')
        .update(
          JSON.stringify({
            pages: text.pages.map(({ page, isBlank }) => [page, isBlank]),
            blocks: text.blocks.map((block) => [
              block.id,
              block.page,
              block.kind,
              block.kind === 'note' ? null : block.source,
              block.target,
            ]),
          }),
        )
        .digest('hex'),
    };
    await staffApi().approve({ id: review.id, ...statement, from: 'text', textVersion: version });
    const { reviews, deliveries, events, notifications, mails } = await traceOf(h, document);
    expect(reviews).toHaveLength(1);
    expect(deliveries).toHaveLength(1);
    expect(events).toContainEqual({ event: 'supply' });
    expect([notifications.length, mails.length]).toEqual([1, 1]);
    const [certificate, translation = '', copy] = await deliveredPages(document);
    expect(certificate).toContain('Birth certificate');
    expect(copy).toContain('Page 3 of 3');
    for (const words of [
      'page 1 of 1 of the original',
      'JOÃO PEREIRA DA CONCEIÇÃO',
      '[Round seal: Civil Registry Office]',
    ]) {
      expect(translation).toContain(words);
    }
    const recorded = { version, sha256, pages: 1, acknowledgements: [] };
    const { decision } = await staffApi().get({ id: review.id });
    expect(decision).toMatchObject({ decision: 'supplied', checklist: statement.checklist, text: recorded });
    const { rows } = await h.deps.pool.query<{ details: object }>(
      `select details from document_events where document_id = $1 and event = 'supply'`,
      [document.id],
    );
    expect(rows).toMatchObject([{ details: { checklist: statement.checklist, text: recorded } }]);
  });

  test('is the way of an order without a file, and replaces the workflow’s file when asked to', async () => {
    const alone = await buildFinished();
    await staffApi().approve({ id: alone.review.id, ...statement });
    expect((await deliveredPages(alone.document))[1]).toContain('Birth Certificate');

    const both = await buildFinished({ withTranslation: true });
    await staffApi().approve({ id: both.review.id, ...statement, from: 'text' });
    expect((await deliveredPages(both.document))[1]).toContain('Birth Certificate');

    const file = await buildFinished({ withTranslation: true });
    await staffApi().approve({ id: file.review.id, ...statement });
    expect((await deliveredPages(file.document))[1]).not.toContain('page 1 of 1 of the original');
  });

  test('one page of the original may take several of the translation', async () => {
    const long = blockOf({
      kind: 'paragraph',
      source: 'Uma frase do registro. '.repeat(380),
      target: 'A sentence of the record. '.repeat(380),
    });
    const { document, review } = await buildFinished({ blocks: [...finished(), long] });
    await staffApi().approve({ id: review.id, ...statement, acknowledgements: [], from: 'text' });
    expect((await deliveredPages(document)).length).toBeGreaterThan(3);
  });

  test('a notarized order is certified with its text, and waits for its act', async () => {
    const { document, review, text } = await buildFinished({ translationType: 'notarized' });
    const held = await staffApi().approve({ id: review.id, ...statement, from: 'text' });
    expect(held.isDelivered).toBe(false);
    const { rows } = await h.deps.pool.query<{ statement: object; decision: string }>(
      'select statement, decision from notarial_requests where document_id = $1',
      [document.id],
    );
    expect(rows).toMatchObject([{ decision: 'supplied', statement: { text: { version: text.version } } }]);
  });

  test('an unfinished text is refused with all findings, and nothing is written', async () => {
    const open = blockOf({ kind: 'paragraph', source: 'Dou fé.', target: '', state: 'untranslated' });
    const { document, review } = await buildFinished({ blocks: [...finished(), open], pages: 2 });
    const before = await traceOf(h, document);
    const rules = await refusedBy(staffApi().approve({ id: review.id, ...statement, from: 'text' }));
    expect(rules).toEqual(expect.arrayContaining(['block-untranslated', 'page-empty']));
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('an untouched text does not count as a translation, unless it is asked for', async () => {
    const { review } = await buildPending(h, { withTranslation: false });
    await expect(staffApi().approve({ id: review.id, ...statement })).rejects.toMatchObject(
      refusedAs('TRANSLATION_MISSING'),
    );
    await staffApi().text({ id: review.id });
    await expect(staffApi().approve({ id: review.id, ...statement })).rejects.toMatchObject(
      refusedAs('TRANSLATION_MISSING'),
    );
    expect(await refusedBy(staffApi().approve({ id: review.id, ...statement, from: 'text' }))).toContain('page-empty');
  });

  test('a warning needs its reason, which is stored and may be printed', async () => {
    const doubled = blockOf({ kind: 'paragraph', source: 'O o registro.', target: 'The the record.' });
    const { document, review, text } = await buildFinished({ blocks: [...finished(), doubled] });
    const input = { id: review.id, ...statement, from: 'text' as const };
    expect(await refusedBy(staffApi().approve(input))).toEqual(['doubled-word']);
    const blockId = text.blocks.find(({ target }) => target === doubled.target)?.id ?? '';
    const reason = 'The original repeats the word.';
    const answer = { rule: 'doubled-word', blockId, reason, isPrinted: true };
    await staffApi().approve({ ...input, textAcknowledgements: [answer] });
    expect((await deliveredPages(document))[1]).toContain(reason);
    const { decision } = await staffApi().get({ id: review.id });
    expect(decision?.text?.acknowledgements).toEqual([answer]);
  });

  test('a letter that no font has is refused with its name and place', async () => {
    const blocks = [...finished(), blockOf({ kind: 'paragraph', source: 'Ana', target: 'Ana ꦲ' })];
    const { document, review } = await buildFinished({ blocks });
    const before = await traceOf(h, document);
    await expect(staffApi().approve({ id: review.id, ...statement, from: 'text' })).rejects.toMatchObject({
      cause: { code: 'TEXT_LETTERS', details: { codePoint: 'U+A9B2', field: 'page 1, the paragraph at place 4' } },
    });
    await expect(staffApi().previewText({ id: review.id })).rejects.toMatchObject(refusedAs('TEXT_LETTERS'));
    expect(await traceOf(h, document)).toEqual(before);
  });
});

describe('the version of the text', () => {
  test('that the signer saw is the one that is certified', async () => {
    const { document, review, text } = await buildFinished();
    await save(review.id);
    const decision = staffApi().approve({ id: review.id, ...statement, from: 'text', textVersion: text.version });
    await expect(decision).rejects.toMatchObject(refusedAs('CONFLICT'));
    expect((await traceOf(h, document)).deliveries).toEqual([]);
  });

  test('a save between printing and deciding refuses the decision, and a later one certifies what was saved', async () => {
    const { document, review } = await buildFinished();
    const before = await traceOf(h, document);
    const put = h.deps.storage.put.bind(h.deps.storage);
    const stored = vi.spyOn(h.deps.storage, 'put').mockImplementationOnce(async (...file) => {
      await put(...file);
      await save(review.id);
    });
    await expect(staffApi().approve({ id: review.id, ...statement, from: 'text' })).rejects.toMatchObject(
      refusedAs('CONFLICT'),
    );
    stored.mockRestore();
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('two decisions at once deliver once', async () => {
    const { document, review } = await buildFinished();
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => staffApi().approve({ id: review.id, ...statement, from: 'text' })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { deliveries, notifications, mails } = await traceOf(h, document);
    expect([deliveries.length, notifications.length, mails.length]).toEqual([1, 1, 1]);
  });

  test('a worker that dies while the text is printed refuses the decision as retryable, and a retry works', async () => {
    const { document, review } = await buildFinished();
    const before = await traceOf(h, document);
    const posted = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function end(this: Worker) {
      void this.terminate();
    });
    await expect(staffApi().approve({ id: review.id, ...statement, from: 'text' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      cause: { code: 'SERVICE_UNAVAILABLE' },
    });
    posted.mockRestore();
    expect(await traceOf(h, document)).toEqual(before);
    await staffApi().approve({ id: review.id, ...statement, from: 'text' });
    expect((await traceOf(h, document)).deliveries).toHaveLength(1);
  });

  test('a storage that fails leaves nothing behind, and a retry works', async () => {
    const { document, review } = await buildFinished();
    const before = await traceOf(h, document);
    for (const failing of [1, 2]) {
      const put = h.deps.storage.put.bind(h.deps.storage);
      let calls = 0;
      const stored = vi.spyOn(h.deps.storage, 'put').mockImplementation(async (...file) => {
        calls += 1;
        if (calls === failing) throw Object.assign(new Error('the storage is gone'), { code: 'ECONNRESET' });
        await put(...file);
      });
      const decision = staffApi().approve({ id: review.id, ...statement, from: 'text' });
      await expect(decision).rejects.toMatchObject(refusedAs('SERVICE_UNAVAILABLE'));
      stored.mockRestore();
      expect(await traceOf(h, document)).toEqual(before);
    }
    await staffApi().approve({ id: review.id, ...statement, from: 'text' });
    expect((await traceOf(h, document)).deliveries).toHaveLength(1);
  });
});

describe('the preview', () => {
  test('of a text that one file cannot hold is refused before it is printed', async () => {
    const long = () => blockOf({ kind: 'paragraph', source: 'Autos', target: 'Line\n'.repeat(1_990) });
    const { review } = await buildFinished({ blocks: Array.from({ length: 4 }, long) });
    const print = vi.spyOn(h.deps.typesetter, 'print');
    onTestFinished(() => print.mockRestore());
    await expect(staffApi().previewText({ id: review.id })).rejects.toMatchObject(refusedAs('TEXT_PRINT_LONG'));
    expect(print).not.toHaveBeenCalled();
  });

  test('shows the text as it would be delivered, with what is missing marked', async () => {
    const source = 'Nada mais havendo.';
    const open = blockOf({ kind: 'paragraph', source, target: '', state: 'untranslated' });
    const { review, text } = await buildFinished({ blocks: [...finished(), open] });
    const preview = await staffApi().previewText({ id: review.id });
    expect(preview).toMatchObject({ version: text.version, pages: 1 });
    const [page] = await readPrinted(Buffer.from(preview.pdfBase64, 'base64'));
    expect(page).toContain('Birth Certificate');
    expect(page).toContain(`[untranslated: ${source}]`);
  });

  test('is bounded for each person', async () => {
    const { review } = await buildFinished();
    const previews = await Promise.allSettled(
      Array.from({ length: 12 }, () => staffApi().previewText({ id: review.id })),
    );
    const refused = previews.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(10);
    expect(refused[0]).toMatchObject({ reason: { cause: { code: 'TOO_MANY_REQUESTS' } } });
  });
});

describe('the sheet “what this paper says”', () => {
  const sheetOf = async (
    { document, owner }: { document: { id: string }; owner: BuiltUser },
    locale: 'pt' | 'de' | 'en',
  ) => {
    const { pages } = await h.caller(owner).documents.sheet({ id: document.id, locale });
    return pages.flatMap(({ lines }) => lines);
  };

  test('says each certified line in the paper’s words, in a phrase or a date, or as certified', async () => {
    const others = finished();
    const born = blockOf({
      kind: 'field',
      source: { label: 'Nascimento', value: '7 de março de 1988' },
      target: { label: 'Date of Birth', value: 'March 7, 1988' },
    });
    const order = await buildFinished({ blocks: [...others, born] });
    expect(await sheetOf(order, 'pt')).toEqual([]);
    await staffApi().approve({ id: order.review.id, ...statement, from: 'text' });
    expect(await sheetOf(order, 'pt')).toMatchObject([
      { kind: 'heading', lang: 'pt', said: { english: 'Birth Certificate', own: 'Certidão de Nascimento' } },
      { kind: 'field', label: { own: 'Nome' }, said: { own: 'JOÃO PEREIRA DA CONCEIÇÃO' } },
      { kind: 'mark', mark: 'seal', said: { own: null } },
      { kind: 'field', label: { own: 'Nascimento' }, said: { own: '7 de março de 1988' } },
    ]);
    expect(await sheetOf(order, 'de')).toMatchObject([
      { lang: 'de', said: { english: 'Birth Certificate', own: 'Geburtsurkunde' } },
      { said: { english: 'JOÃO PEREIRA DA CONCEIÇÃO', own: null } },
      {},
      { said: { english: 'March 7, 1988', own: '7. März 1988' } },
    ]);
    expect(await sheetOf(order, 'en')).toMatchObject([
      { lang: 'pt', said: { own: 'Certidão de Nascimento' } },
      {},
      {},
      {},
    ]);
  });

  test('is gone with a certificate of another file, or a revoked one', async () => {
    const order = await buildFinished();
    await staffApi().approve({ id: order.review.id, ...statement, from: 'text' });
    await h.deps.pool.query('update certificates set revoked_at = now() where document_id = $1', [order.document.id]);
    expect(await sheetOf(order, 'pt')).toEqual([]);
    await h.deps.pool.query(
      `update certificates set revoked_at = null, superseded_at = now() where document_id = $1;`,
      [order.document.id],
    );
    expect(await sheetOf(order, 'pt')).toEqual([]);
  });
});
