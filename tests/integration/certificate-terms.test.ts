import { beforeAll, describe, expect, test } from 'vitest';
import type { PrintedCertificate as PrintedFacts } from '#server/features/certification/certificate.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { orderRecipients } from '#shared/certificate/recipients.ts';
import { firstAdminInput } from '#shared/schemas/auth.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { buildPending, deliveriesOf, refusedBy, statement, traceOf } from '../support/reviews.ts';

/** Wording of a certificate by recipient, and its consequences. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let clara: BuiltUser;
beforeAll(async () => {
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});

const staffApi = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

async function readDelivered(documentId: string): Promise<string[]> {
  const [delivery] = await deliveriesOf(h, documentId);
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  if (!stored) throw new Error('nothing stored');
  return readPrinted(await readAll(stored));
}

describe('the recipient of an order', () => {
  test.each(orderRecipients)('%s words the certificate and decides on the copy of the source', async (recipient) => {
    const { document, review } = await buildPending(h);
    await h.db.updateTable('documents').set({ recipient }).where('id', '=', document.id).execute();
    const acknowledgements = [
      ...statement.acknowledgements,
      { rule: 'ircc.affidavit' as const, reason: 'Sworn before a commissioner.' },
    ];
    await staffApi().approve({ id: review.id, ...statement, acknowledgements });
    const [certificate = '', ...others] = await readDelivered(document.id);
    expect(squeezed(certificate)).toContain(squeezed('am competent to translate from Portuguese into English'));
    const copies = others.filter((page) => page.includes('COPY OF THE DOCUMENT TRANSLATED'));
    const hasCopies = recipient === 'uscis' || recipient === 'ircc';
    expect(copies).toHaveLength(hasCopies ? 1 : 0);
    const issued = await h.db
      .selectFrom('certificates')
      .select(['preset', 'sourceCopy'])
      .where('documentId', '=', document.id)
      .execute();
    expect(issued).toEqual([{ preset: recipient, sourceCopy: hasCopies }]);
  });

  test('is replaced by the decision, which is recorded', async () => {
    const { document, review } = await buildPending(h);
    await staffApi().approve({ id: review.id, ...statement, preset: 'eoir', sourceCopy: true });
    const [certificate = '', ...others] = await readDelivered(document.id);
    expect(squeezed(certificate)).toContain(squeezed('true and accurate to the best of my abilities'));
    expect(others.at(-1)).toContain('COPY OF THE DOCUMENT TRANSLATED');
    const event = await h.db
      .selectFrom('documentEvents')
      .select('details')
      .where('documentId', '=', document.id)
      .where('event', '=', 'approve')
      .executeTakeFirstOrThrow();
    expect(event.details).toMatchObject({ preset: 'eoir', sourceCopy: true });
  });

  test('a recipient that requires the original never gets a file without its copy', async () => {
    const { document, review } = await buildPending(h);
    const before = await traceOf(h, document);
    const decision = staffApi().approve({ id: review.id, ...statement, preset: 'ircc', sourceCopy: false });
    expect(await refusedBy(decision)).toContain('copy.missing');
    expect(await traceOf(h, document)).toEqual(before);
  });
});

test('place, marks and pages are printed; other pages than counted ask for a reason', async () => {
  const { document, review } = await buildPending(h, { pages: 2 });
  const facts = { ...statement.facts, place: 'São Paulo, Brazil', marks: ['Apostille', 'Round stamp, blue'], pages: 4 };
  const input = { id: review.id, ...statement, facts };
  expect(await refusedBy(staffApi().approve(input))).toEqual(['source.page-count']);
  const acknowledgements = [{ rule: 'source.page-count' as const, reason: 'Two sheets with two sides each.' }];
  await staffApi().approve({ ...input, acknowledgements });
  const [certificate = ''] = await readDelivered(document.id);
  for (const text of ['São Paulo, Brazil', 'Apostille', 'Round stamp, blue', '4 pages']) {
    expect(squeezed(certificate)).toContain(squeezed(text));
  }
});

describe('user-supplied text printed on a certificate', () => {
  const claim = 'NOTARIZED by the State of Texas';
  const native = 'N\u043etarized c\u043ep\u0443';
  /** Each printed fact: free text carries a claim and the rule that refuses it; the others name their source. */
  const guards = {
    paperKind: { facts: { paperKind: claim }, rule: 'kind.claim' },
    holders: { facts: { holders: [{ name: 'Ana' }, { name: claim }] }, rule: 'holder.claim' },
    nativeName: { facts: { holders: [{ name: 'Ana', nativeName: native }] }, rule: 'holder.claim' },
    issuer: { facts: { issuer: claim }, rule: 'issuer.claim' },
    registerNumber: { facts: { registerNumber: `${claim} 12` }, rule: 'register-number.claim' },
    place: { facts: { place: claim }, rule: 'place.claim' },
    marks: { facts: { marks: ['Round stamp', claim] }, rule: 'marks.claim' },
    signer: { signer: claim, rule: 'signer.claim' },
    preset: 'listed',
    sourceLanguage: 'listed',
    targetLanguage: 'listed',
    pages: 'counted',
    issuedAt: 'clock',
    verificationCode: 'generated',
    verifyUrl: 'generated',
    isCorrection: 'decision',
    revision: 'counted',
    isNotarized: 'act',
    signatures: 'decision',
    isSpecimen: 'setting',
    attachment: 'constant',
    sheet: 'generated',
    issuedOn: 'a date',
  } satisfies Record<Exclude<keyof PrintedFacts, 'facts'> | keyof PrintedFacts['facts'] | 'nativeName', unknown>;
  const written = Object.entries(guards).flatMap(([name, guard]) =>
    typeof guard === 'string' ? [] : [{ name, ...guard }],
  );

  test.each(written)('$name cannot claim official authority', async ({ rule, ...said }) => {
    const { document, review } = await buildPending(h);
    const staff = 'signer' in said ? await buildUser(h, { role: 'authenticator', name: said.signer }) : clara;
    const facts = { ...statement.facts, ...('facts' in said ? said.facts : {}) };
    const before = await traceOf(h, document);
    expect(await refusedBy(staffApi(staff).approve({ id: review.id, ...statement, facts }))).toEqual([rule]);
    expect(await traceOf(h, document)).toEqual(before);
  });

  test('account and client names cannot claim official authority on any input', async () => {
    const user = await buildUser(h);
    const account = { name: claim, email: 'claims@people.example', phone: '+15550100142' };
    const order = { filename: 'a.pdf', idempotencyKey: 'client-name-claim', clientName: claim };
    const refusals: [Promise<unknown>, string][] = [
      [h.caller(null).auth.register({ ...account, password: 'correct horse battery' }), 'NAME_CLAIM'],
      [h.caller(user).auth.updateProfile(account), 'NAME_CLAIM'],
      [h.caller(user).documents.create(order), 'CLIENT_NAME_CLAIM'],
    ];
    for (const [call, code] of refusals) await expect(call).rejects.toMatchObject({ cause: { code } });
    expect(firstAdminInput.safeParse({ ...account, password: 'correct horse battery' }).error?.issues).toHaveLength(1);
  });
});
