import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { blankPng, pdfOf } from '../support/pdf-fixtures.ts';
import {
  buildPending,
  refusedBy,
  reviewsOf,
  statement,
  traceOf,
  uploadCorrection,
  uploadIdOf,
} from '../support/reviews.ts';
import { scanOf } from '../support/scans.ts';

/** Server-side preconditions of certification. */

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

const staffApi = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

async function uploadOf(reviewId: string, bytes: Buffer): Promise<string> {
  const response = await uploadCorrection(h, reviewId, { staff: clara, bytes });
  return correctionUploadOutput.parse(await response.json()).uploadId;
}

/** A page of text, then one that renders blank. */
async function blankPaged(paint: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER' });
  const bytes = buffer(document);
  document.text('In the civil registry it is recorded that the child was born.').addPage();
  paint(document);
  document.end();
  return bytes;
}

describe('a decision', () => {
  test('without checklist and facts is refused with every missing item and no side effects', async () => {
    const { document, review } = await buildPending(h);
    const before = await traceOf(h, document);
    expect(await refusedBy(staffApi().approve({ id: review.id }))).toEqual([
      'checklist.names',
      'checklist.dates',
      'checklist.numbers',
      'checklist.seals',
      'checklist.signatures',
      'checklist.pages',
      'kind.missing',
      'holder.missing',
    ]);
    const uploadId = await uploadIdOf(h, review.id, clara);
    const claim = { ...statement, facts: { ...statement.facts, paperKind: 'OFFICIALLY APPROVED BY USCIS' } };
    for (const decide of [staffApi().sendCorrection, staffApi().supplyTranslation]) {
      expect(await refusedBy(decide({ id: review.id, uploadId, ...claim }))).toEqual(['kind.claim']);
    }
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('stores the confirmed facts and checklist in the decision and the audit log', async () => {
    const { document, review } = await buildPending(h, { filename: 'OFFICIALLY APPROVED BY USCIS.pdf' });
    await staffApi().approve({ id: review.id, ...statement });
    expect((await staffApi().get({ id: review.id })).decision).toEqual({ decision: 'approved', ...statement });
    const admin = await buildUser(h, { role: 'admin' });
    const { items } = await h.caller(admin).admin.auditLog({ documentId: document.id });
    const { facts, checklist } = statement;
    expect(items[0]).toMatchObject({
      event: 'approve',
      details: { paperKind: 'Birth certificate', facts, checklist, sourceSha256: review.translatedFileSha256 },
    });
  });

  test('is prefilled with people named by the paper and the sheet, never with the account’s owner', async () => {
    const { owner, document, review } = await buildPending(h, { clientName: 'Ana Souza' });
    const holdersOf = async () => (await staffApi().inspect({ id: review.id })).holders;
    expect(await holdersOf()).toEqual([]);
    const people = [{ name: 'Ana Souza' }, { name: 'PEREIRA DA SILVA, João' }];
    await h.caller(owner).documents.savePeople({ id: document.id, people });
    expect(await holdersOf()).toEqual([{ name: 'PEREIRA DA SILVA, João' }]);
  });

  test('is found and named by what it certified: in the list of documents, the audit log and their exports', async () => {
    const withTranslation = await pdfOf(1, { title: 'Voter registration', text: 'Name: ZÉLIA ANÇÃ' });
    const { document, review } = await buildPending(h, { filename: 'scan 4.pdf', withTranslation });
    const facts = { ...statement.facts, paperKind: 'Voter registration', holders: [{ name: 'Zélia Ançã' }] };
    await staffApi().approve({ id: review.id, ...statement, facts });
    const admin = await buildUser(h, { role: 'admin' });
    const certified = { paperKind: 'Voter registration', holders: ['Zélia Ançã'] };
    for (const search of ['zelia anca', 'Voter reg']) {
      for (const view of ['all', 'translated'] as const) {
        const { items } = await h.caller(admin).admin.documents({ search, view });
        expect(items, view).toMatchObject([{ id: document.id, certified }]);
      }
      const { items } = await h.caller(admin).admin.auditLog({ search, event: 'approve' });
      expect(items).toMatchObject([{ documentId: document.id, certified }]);
      for (const list of ['documents', 'audit', 'activity']) {
        const query = list === 'activity' ? '' : `?search=${encodeURIComponent(search)}`;
        const file = await fetch(`${h.env.publicUrl}/files/exports/${list}.csv${query}`, {
          headers: { cookie: admin.cookie },
        });
        expect(await file.text(), list).toContain('Voter registration · Zélia A.');
      }
    }
  });

  test('certifies the document kind, publicly and by mail, never the filename', async () => {
    const { document, review } = await buildPending(h, { filename: 'OFFICIALLY APPROVED BY USCIS.pdf' });
    await staffApi().approve({ id: review.id, ...statement });
    const found = await h.caller(null).verification.lookup({ code: document.verificationCode });
    expect(found).toMatchObject({
      filename: 'Birth certificate',
      paperKind: 'Birth certificate',
      holderInitials: 'J. P.',
    });
    expect(JSON.stringify(found)).not.toContain('USCIS');
    const mail = await h.db
      .selectFrom('outboundEmails')
      .select('payload')
      .where('userId', '=', document.userId)
      .where('template', '=', 'translation-ready')
      .executeTakeFirstOrThrow();
    expect(mail.payload).toMatchObject({ paperKind: 'Birth certificate' });
  });

  test('a delivery without a confirmed kind has a neutral public title', async () => {
    const document = await buildDocument(h, { status: 'completed', filename: 'passport of Ana Souza.pdf' });
    const found = await h.caller(null).verification.lookup({ code: document.verificationCode });
    expect(found).toMatchObject({ filename: 'Personal document', paperKind: 'Personal document' });
  });
});

describe('the file', () => {
  test('with a page that renders blank is refused', async () => {
    const { review } = await buildPending(h, { pages: 2, withTranslation: false });
    const blanks = [
      () => undefined,
      (document: PDFKit.PDFDocument) => document.fillColor('#ffffff').text('white on white'),
      (document: PDFKit.PDFDocument) => document.rect(40, 40, 500, 700).stroke().text('2'),
    ];
    for (const paint of blanks) {
      const uploadId = await uploadOf(review.id, await blankPaged(paint));
      expect(await refusedBy(staffApi().sendCorrection({ id: review.id, uploadId, ...statement }))).toEqual([
        'file.blank-page',
      ]);
    }
  });

  test('with a scan of a blank sheet is refused, even dirty or yellowed; one line of text is enough', async () => {
    const { review } = await buildPending(h, { pages: 2, withTranslation: false });
    const findings = async (scan: Buffer) => {
      const file = await blankPaged((document) => document.image(scan, 0, 0, { width: 612 }));
      return (await staffApi().inspect({ id: review.id, uploadId: await uploadOf(review.id, file) })).findings;
    };
    const blank = [{ rule: 'file.blank-page', say: expect.stringMatching(/^Page 2 .+ is blank/) }];
    const sheets = [
      await scanOf({ format: 'jpeg', isDirty: true }),
      await scanOf({ format: 'png', isBinary: true }),
      blankPng(1700, 2200),
    ];
    for (const sheet of sheets) expect(await findings(sheet)).toMatchObject(blank);
    for (const scan of [{ isDirty: true }, { isBinary: true }]) {
      expect(await findings(await scanOf({ format: 'jpeg', letters: 12, ...scan }))).toEqual([]);
    }
  });

  test('in an image format is refused when blank, and counts as one page', async () => {
    const staged = async (image: Buffer, mimetype: string, pages = 1) => {
      const document = await buildDocument(h, { paymentStatus: 'paid', status: 'pending', pages });
      const review = await buildReview(h, { document, withTranslation: image });
      await h.db
        .updateTable('documentsToBeVerified')
        .set({ translatedFileMimetype: mimetype })
        .where('id', '=', review.id)
        .execute();
      return { id: review.id, ...statement, acknowledgements: [] };
    };
    const empty: [Buffer, string][] = [
      [blankPng(1700, 2200), 'image/png'],
      [await scanOf({ format: 'png', isTransparent: true }), 'image/png'],
      [await scanOf({ format: 'jpeg', isDirty: true }), 'image/jpeg'],
    ];
    for (const [image, mimetype] of empty) {
      expect(await refusedBy(staffApi().approve(await staged(image, mimetype)))).toEqual(['file.blank-page']);
    }
    const written = await scanOf({ format: 'jpeg', isDirty: true, letters: 40 });
    expect(await refusedBy(staffApi().approve(await staged(written, 'image/jpeg', 2)))).toEqual([
      'file.page-count',
      'text.missing',
    ]);
    // Its letters are read by no machine here, so that the person states how they were compared.
    const reasons = [{ rule: 'text.missing', reason: 'Read from the picture, letter by letter.' }];
    await staffApi().approve({ ...(await staged(written, 'image/jpeg')), reasons });
  });

  test('with a different page count than the original requires a reason, which is stored', async () => {
    const { document, review } = await buildPending(h, { pages: 2 });
    const uploadId = await uploadOf(review.id, await pdfOf(1));
    const input = { id: review.id, uploadId, ...statement };
    expect(await staffApi().inspect({ id: review.id, uploadId })).toMatchObject({
      pages: 1,
      sourcePages: 2,
      findings: [{ rule: 'file.page-count', severity: 'warning' }],
    });
    for (const acknowledgements of [[], [{ rule: 'file.page-count' as const, reason: ' ' }]]) {
      expect(await refusedBy(staffApi().sendCorrection({ ...input, acknowledgements }))).toEqual(['file.page-count']);
    }
    await staffApi().sendCorrection(input);
    const { acknowledgements } = statement;
    expect((await staffApi().get({ id: review.id })).decision).toMatchObject({ acknowledgements });
    const events = await h.db
      .selectFrom('documentEvents')
      .select('details')
      .where('documentId', '=', document.id)
      .where('event', '=', 'correct')
      .execute();
    expect(events).toMatchObject([{ details: { acknowledgements } }]);
  });

  test('with original pages that a viewer does not show requires a separate reason, which is stored', async () => {
    const { document, review } = await buildPending(h, { pages: 3 });
    await h.db.updateTable('documents').set({ viewerPages: 1 }).where('id', '=', document.id).execute();
    const { findings } = await staffApi().inspect({ id: review.id });
    expect(findings).toEqual([
      {
        rule: 'source.page-count',
        severity: 'warning',
        level: 'answer',
        say: expect.stringMatching(/priced as 3 pages.+a viewer shows 1\./),
      },
    ]);
    const before = await traceOf(h, document);
    const input = { id: review.id, ...statement };
    for (const reason of [undefined, '  ']) {
      const acknowledgements = reason === undefined ? [] : [{ rule: 'source.page-count' as const, reason }];
      expect(await refusedBy(staffApi().approve({ ...input, acknowledgements }))).toEqual(['source.page-count']);
    }
    expect(await traceOf(h, document)).toEqual(before);
    const acknowledgements = [{ rule: 'source.page-count' as const, reason: 'Another program shows all three.' }];
    await staffApi().approve({ ...input, acknowledgements });
    expect((await staffApi().get({ id: review.id })).decision).toMatchObject({ acknowledgements });
  });

  test.each(['SANDBOX DRAFT — not a translation', 'D R A F T', 'Do not use'])(
    'labelled “%s” is refused',
    async (text) => {
      const document = await buildDocument(h, { paymentStatus: 'paid', status: 'pending' });
      const review = await buildReview(h, { document, withTranslation: await pdfOf(1, { text }) });
      expect(await refusedBy(staffApi().approve({ id: review.id, ...statement }))).toEqual(['file.draft']);
    },
  );

  test('a sandbox draft can be approved with SANDBOX_TRANSLATIONS, but not sent as a correction', async () => {
    const sandbox = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'true' } });
    try {
      const staff = await buildUser(sandbox, { role: 'authenticator' });
      const document = await buildDocument(sandbox, { paymentStatus: 'paid', status: 'pending' });
      const draft = await pdfOf(1, { text: 'SANDBOX DRAFT — not a translation' });
      const review = await buildReview(sandbox, { document, withTranslation: draft });
      const approved = await sandbox.caller(staff).authenticator.approve({ id: review.id, ...statement });
      expect(approved.paperKind).toBe('Birth certificate');
    } finally {
      await sandbox.stop();
    }
  });
});

describe('a supplied translation', () => {
  test('counts as an approval and records a separate event', async () => {
    const { owner, document, review } = await buildPending(h, { withTranslation: false });
    const before = await staffApi().counters();
    const uploadId = await uploadIdOf(h, review.id, clara);
    const delivered = await staffApi().supplyTranslation({ id: review.id, uploadId, ...statement });
    expect(delivered).toMatchObject({ isCorrected: false, isAuthenticated: true, paperKind: 'Birth certificate' });
    expect(await staffApi().counters()).toEqual({
      ...before,
      pending: before.pending - 1,
      approved: before.approved + 1,
    });
    const trace = await traceOf(h, document);
    expect(trace).toMatchObject({
      document: { status: 'completed', isAuthenticated: true },
      reviews: [{ status: 'completed', isCorrection: false, authenticatedBy: clara.id }],
      deliveries: [{ isCorrection: false }],
      notifications: [{ type: 'translation_ready' }],
      mails: [{ template: 'translation-ready' }],
    });
    expect(trace.events.slice(-2)).toEqual([{ event: 'supply' }, { event: 'recorded' }]);
    expect(await h.caller(owner).documents.get({ id: document.id })).toMatchObject({ isCorrected: false });
  });

  test('happens once under concurrent decisions', async () => {
    const { document, review } = await buildPending(h);
    const uploadId = await uploadIdOf(h, review.id, clara);
    const input = { id: review.id, uploadId, ...statement };
    const results = await Promise.allSettled([
      staffApi().supplyTranslation(input),
      staffApi().supplyTranslation(input),
      staffApi().approve({ id: review.id, ...statement }),
    ]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect((await traceOf(h, document)).deliveries).toHaveLength(1);
  });

  test('requires an upload by the same authenticator', async () => {
    const { review } = await buildPending(h, { withTranslation: false });
    const rival = await buildUser(h, { role: 'authenticator' });
    const uploadId = await uploadIdOf(h, review.id, rival);
    await expect(staffApi().supplyTranslation({ id: review.id, uploadId, ...statement })).rejects.toMatchObject({
      cause: { code: 'CORRECTION_REFERENCE' },
    });
  });
});

describe('a decided review', () => {
  test('shows the delivered file, even without a translation from the workflow', async () => {
    const { review } = await buildPending(h, { withTranslation: false });
    await staffApi().sendCorrection({ id: review.id, uploadId: await uploadIdOf(h, review.id, clara), ...statement });
    for (const { id } of await reviewsOf(h, review.documentId)) {
      const { translation } = await staffApi().get({ id });
      const file = await fetch(translation?.url ?? '');
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  });
});

describe('four eyes', () => {
  test('the uploader of a client document cannot certify it while other staff exist', async () => {
    const { document, review } = await buildPending(h, { owner: clara, paymentStatus: 'free' });
    await buildUser(h, { role: 'authenticator' });
    expect((await staffApi().get({ id: review.id })).isOwnUpload).toBe(true);
    await expect(staffApi().approve({ id: review.id, ...statement })).rejects.toMatchObject({
      cause: { code: 'OWN_UPLOAD' },
    });
    const other = await buildUser(h, { role: 'admin' });
    await staffApi(other).approve({ id: review.id, ...statement });
    expect((await traceOf(h, document)).deliveries).toHaveLength(1);
  });

  test('the only member of staff can, and the audit log records it', async () => {
    const alone = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
    try {
      const staff = await buildUser(alone, { role: 'authenticator' });
      const { document, review } = await buildPending(alone, { owner: staff, paymentStatus: 'free' });
      await alone.caller(staff).authenticator.approve({ id: review.id, ...statement });
      const event = await alone.db
        .selectFrom('documentEvents')
        .select('details')
        .where('documentId', '=', document.id)
        .where('event', '=', 'approve')
        .executeTakeFirstOrThrow();
      expect(event.details).toMatchObject({ fourEyes: 'only member of staff' });
      const admin = alone.caller(await buildUser(alone, { role: 'admin' }));
      const { timeline } = await admin.admin.documentDetails({ id: document.id });
      expect(timeline.find((one) => one.event === 'approve')?.fourEyes).toBe('only member of staff');
    } finally {
      await alone.stop();
    }
  });
});

test('an authenticator retries failed work, and downloads the original', async () => {
  const { document, review } = await buildPending(h, { withTranslation: false });
  await h.db.updateTable('documents').set({ status: 'failed' }).where('id', '=', document.id).execute();
  await h.db
    .updateTable('documentsToBeVerified')
    .set({ workflowState: 'failed' })
    .where('id', '=', review.id)
    .execute();
  expect(await staffApi().retryTranslation({ id: review.id })).toMatchObject({ workflowState: 'waiting' });
  const { url } = await staffApi().reviewLink({ id: review.id, kind: 'original' });
  const file = await fetch(url);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect((await file.bytes()).length).toBe(document.fileSizeBytes);
});
