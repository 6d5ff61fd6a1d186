import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { createReader } from '#server/features/translation/reading/reader.ts';
import type { ApproveInput } from '#shared/schemas/authenticator.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildCommission, buildWithNotary, electronicAct, swear } from '../support/notaries.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { drawPage } from '../support/readings.ts';
import { buildPending, deliveriesOf, refusedBy, statement, traceOf, uploadIdOf } from '../support/reviews.ts';
import { buildSigner } from '../support/signers.ts';

/** Five plans, one pipeline: approval, correction, supplied translation, reissue and notarial act pass the same checks. */

let h: Harness;
let clara: BuiltUser;
let notary: BuiltUser;
let commissionId: string;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  notary = await buildUser(h, { role: 'authenticator', name: 'Nora Okafor' });
  commissionId = await buildCommission(h, notary);
});
afterEach(async () => {
  await buildSigner(h, clara);
  await h.deps.pool.query('delete from rate_limits');
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

type Statement = Partial<Omit<ApproveInput, 'id'>>;

/** An order that one call of the plan delivers. */
interface Prepared {
  document: { id: string; userId: string };
  /** Storage key of the translation that would be certified. */
  fileKey: string;
  run: (changes?: Statement) => Promise<unknown>;
}

type PlanName = 'approve' | 'correct' | 'supply' | 'reissue' | 'notarize';

const staffApi = (staff = clara) => h.caller(staff).authenticator;

async function prepareUpload(verb: 'sendCorrection' | 'supplyTranslation'): Promise<Prepared> {
  const { document, review } = await buildPending(h);
  const uploadId = await uploadIdOf(h, review.id, clara);
  const upload = await h.db
    .selectFrom('correctionUploads')
    .selectAll()
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return {
    document,
    fileKey: upload.fileKey,
    run: (changes) => staffApi()[verb]({ id: review.id, uploadId, ...statement, ...changes }),
  };
}

const plans: Record<PlanName, () => Promise<Prepared>> = {
  approve: async () => {
    const { document, review } = await buildPending(h);
    const run = (changes?: Statement) => staffApi().approve({ id: review.id, ...statement, ...changes });
    return { document, fileKey: review.translatedFileKey ?? '', run };
  },
  correct: () => prepareUpload('sendCorrection'),
  supply: () => prepareUpload('supplyTranslation'),
  reissue: async () => {
    const { document, review } = await buildPending(h);
    await staffApi().approve({ id: review.id, ...statement });
    const again = { verificationCode: document.verificationCode, reason: 'A name was misspelled.' };
    const run = (changes?: Statement) => staffApi().reissue({ ...again, ...changes });
    return { document, fileKey: review.translatedFileKey ?? '', run };
  },
  notarize: async () => {
    const { document, review } = await buildWithNotary(h, { by: clara });
    const oathId = await swear(h, { reviewId: review.id, by: clara, commissionId });
    const act = electronicAct(review.id, { commissionId, oathId });
    // What the translator stated is kept with the request, so that it changes only behind the application.
    const run = async (changes?: Statement) => {
      const stated = JSON.stringify({ ...statement, ...changes });
      await sql`update notarial_requests set statement = ${stated} where review_id = ${review.id}`.execute(h.db);
      return staffApi(notary).recordAct(act);
    };
    return { document, fileKey: review.translatedFileKey ?? '', run };
  },
};

const planNames = Object.keys(plans).filter((name): name is PlanName => name in plans);

interface Fault {
  name: string;
  rules: readonly string[];
  /** Before the call. */
  arrange?: (prepared: Prepared) => Promise<void>;
  changes?: Statement;
}

const faults: readonly Fault[] = [
  {
    name: 'seals and signatures not compared',
    rules: ['checklist.seals', 'checklist.signatures'],
    changes: { checklist: ['names', 'dates', 'numbers', 'pages'] },
  },
  { name: 'no holder', rules: ['holder.missing'], changes: { facts: { ...statement.facts, holders: [] } } },
  {
    name: 'a kind that claims a certification',
    rules: ['kind.claim'],
    changes: { facts: { ...statement.facts, paperKind: 'Certified birth certificate' } },
  },
  {
    name: 'the name of somebody whom the paper does not name',
    rules: ['holder.not-in-text'],
    changes: {
      facts: { ...statement.facts, holders: [{ name: 'Adolf Wrongperson' }] },
      reasons: [{ rule: 'holder.not-in-text', reason: 'The account’s owner said so.' }],
    },
  },
  {
    name: 'another kind of paper',
    rules: ['kind.differs'],
    changes: { facts: { ...statement.facts, paperKind: 'Divorce decree' } },
  },
  {
    name: 'a register number that is not in the text',
    rules: ['register-number.not-in-text'],
    changes: { facts: { ...statement.facts, registerNumber: '999999' } },
  },
  {
    name: 'an issuer that is not in the text',
    rules: ['issuer.not-in-text'],
    changes: { facts: { ...statement.facts, issuer: '2nd Civil Registry Office of Porto' } },
  },
  {
    name: 'a date that is not in the text',
    rules: ['issued-on.not-in-text'],
    changes: { facts: { ...statement.facts, issuedOn: '2019-03-14' } },
  },
  {
    name: 'a viewer that shows more pages than were counted',
    rules: ['source.page-count'],
    arrange: async ({ document }) => {
      await h.db.updateTable('documents').set({ viewerPages: 9 }).where('id', '=', document.id).execute();
    },
  },
  {
    name: 'a credential that has expired',
    rules: ['signer.expired'],
    arrange: async ({ document }) => {
      const signerProfileId = await buildSigner(h, clara, { credentialExpiresOn: '2026-01-31' });
      await h.db
        .updateTable('notarialRequests')
        .set({ signerProfileId })
        .where('documentId', '=', document.id)
        .execute();
    },
  },
];

describe.each(planNames)('%s', (name) => {
  test('delivers what passes every check', async () => {
    const { document, run } = await plans[name]();
    await run();
    const [delivery] = await deliveriesOf(h, document.id);
    expect(delivery).toMatchObject({ isAuthenticated: true, paperKind: 'Birth certificate' });
    const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
    expect(stored && (await readAll(stored)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('keeps the text that was compared, its hash on record, and the reason for what it lacks', async () => {
    const { document, run } = await plans[name]();
    const reasons = [{ rule: 'register-number.not-in-text', reason: 'The number is on the back of the original.' }];
    await run({ facts: { ...statement.facts, registerNumber: '117531 01' }, reasons });
    const certificate = await h.db
      .selectFrom('certificates')
      .select(['id', 'certifiedText', 'certifiedTextSha256'])
      .where('documentId', '=', document.id)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { certifiedText, certifiedTextSha256 } = certificate;
    expect(certifiedText).toContain('Name: João Pereira da Silva. In the civil registry');
    expect(certifiedTextSha256).toBe(
      createHash('sha256')
        .update(certifiedText ?? '')
        .digest('hex'),
    );
    const events = await h.db
      .selectFrom('documentEvents')
      .select(['event', 'details'])
      .where('documentId', '=', document.id)
      .orderBy('id', 'desc')
      .execute();
    const record = { id: certificate.id, textSha256: certifiedTextSha256 };
    expect(events.find(({ event }) => event === 'recorded')?.details).toMatchObject({ certificate: record });
    expect(events.find(({ details }) => 'paperKind' in details)?.details).toMatchObject({ reasons });
  });

  test.each(faults)('is refused for $name, and changes nothing', async ({ rules, arrange, changes }) => {
    const prepared = await plans[name]();
    await arrange?.(prepared);
    const before = await traceOf(h, prepared.document);
    expect(await refusedBy(prepared.run(changes))).toEqual(rules);
    expect(await traceOf(h, prepared.document)).toEqual(before);
  });

  test('is refused when the stored translation was swapped, and changes nothing', async () => {
    const { document, fileKey, run } = await plans[name]();
    const before = await traceOf(h, document);
    await h.deps.storage.put(fileKey, await pdfOf(2, { text: 'Somebody else’s paper. ' }), {
      mimetype: 'application/pdf',
      cacheSeconds: 0,
    });
    await expect(run()).rejects.toMatchObject({ cause: { code: 'STORED_FILE_ALTERED' } });
    expect(await traceOf(h, document)).toEqual(before);
  });
});

test(
  'a file of pictures is read as an original is: its letters may be wrong, so that every difference takes a reason',
  { tags: 'sweep', timeout: 120_000 },
  async () => {
    const reader = createReader();
    const own = await createHarness({
      env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' },
      deps: { reader },
    });
    onTestFinished(async () => {
      reader.stop();
      await own.stop();
    });
    const lines = ['Birth certificate', 'Name: João Gonçalves da Conceição', 'Date of issue: March 14, 2019'];
    const { png } = await drawPage({ lines });
    const withTranslation = await pdfOf(1, { picture: await sharp(png).jpeg().toBuffer() });
    const { review } = await buildPending(own, { withTranslation });
    const staff = own.caller(await buildUser(own, { role: 'authenticator' })).authenticator;
    const approve = (name: string, changes: Statement = {}) => {
      const facts = { paperKind: 'Birth certificate', holders: [{ name }], issuedOn: '2019-03-14' };
      return staff.approve({ id: review.id, ...statement, facts, ...changes });
    };
    const refused = approve('Adolf Wrongperson');
    expect(await refusedBy(refused)).toEqual(['holder.not-in-text']);
    await expect(refused).rejects.toMatchObject({ cause: { details: { findings: [{ level: 'answer' }] } } });
    await approve('João Gonçalves da Conceição');
    const { certifiedText } = await own.db
      .selectFrom('certificates')
      .select('certifiedText')
      .where('documentId', '=', review.documentId)
      .executeTakeFirstOrThrow();
    // English letters have no accents, which the comparison leaves out.
    expect(certifiedText).toContain('Name: Joao Goncalves da Conceicao');
  },
);
