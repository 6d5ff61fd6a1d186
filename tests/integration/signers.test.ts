import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cleanSignature, signatureImageLimits } from '#server/features/certification/signature-image.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { strokeLimits } from '#shared/certificate/signature.ts';
import { finding } from '#shared/certificate/statement.ts';
import { limits } from '#shared/limits.ts';
import type { UpdateSignerProfileInput } from '#shared/schemas/signer.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { buildChecked, buildSigner, signerInput, strokes } from '../support/signers.ts';

/** Who signs: profiles, signatures, and decisions without them. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});

const newStaff = (name = 'Clara Reis') => buildUser(h, { role: 'authenticator', name, canSign: false });
const api = (staff: BuiltUser) => h.caller(staff).authenticator;
const whole = (changes: Partial<UpdateSignerProfileInput> = {}) => ({
  ...signerInput(),
  ...changes,
});

const refusal = z.object({ cause: z.object({ code: z.string(), details: z.object({ findings: z.array(finding) }) }) });

/** The rules of a refusal. */
async function rulesOf(call: Promise<unknown>, code: string): Promise<string[]> {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  const { cause } = refusal.parse(error);
  expect(cause.code).toBe(code);
  return cause.details.findings.map(({ rule }) => rule);
}

async function printedFor(staff: BuiltUser, sourceLanguage = 'Portuguese') {
  const { printedCredential } = await api(staff).signerProfile();
  const manager = await buildUser(h, { role: 'admin', canSign: false });
  const checked = { credentialId: printedCredential?.id ?? '', how: 'Seen at the authority' };
  await h.caller(manager).admin.checkCredential(checked);
  const { document, review } = await buildPending(h, { sourceLanguage });
  await api(staff).approve({ id: review.id, ...statement });
  const delivery = await h.db
    .selectFrom('translatedDocuments as t')
    .innerJoin('certificates as c', 'c.translationId', 't.id')
    .select(['t.translatedFileKey', 't.authenticatedByName', 'c.signerProfileId'])
    .where('t.originalDocumentId', '=', document.id)
    .executeTakeFirstOrThrow();
  const stored = await h.deps.storage.get(delivery.translatedFileKey);
  if (!stored) throw new Error('nothing stored');
  const [certificate = ''] = await readPrinted(await readAll(stored));
  return { ...delivery, document, certificate: squeezed(certificate) };
}

describe('a decision', () => {
  test('without a profile is refused with everything that is missing, and changes nothing', async () => {
    const staff = await newStaff();
    const { review } = await buildPending(h);
    const missing = await rulesOf(api(staff).approve({ id: review.id, ...statement }), 'CERTIFICATE_INCOMPLETE');
    expect(missing).toEqual([
      'signer.legal-name',
      'signer.credential',
      'signer.credential-number',
      'signer.expiry',
      'signer.address',
      'signer.contact',
      'signer.language-pairs',
      'signer.signature',
    ]);
    expect((await api(staff).signerProfile()).findings.map(({ rule }) => rule)).toEqual(missing);
    expect((await api(staff).get({ id: review.id })).status).toBe('pending');
  });

  /** Each fact removed or spoiled, and the one rule that refuses it. */
  test.each([
    ['signer.legal-name', { legalName: '' }],
    ['signer.credential', { credential: '' }],
    ['signer.credential-number', { credentialNumber: '' }],
    ['signer.expiry', { credentialExpiresOn: '' }],
    ['signer.expired', { credentialExpiresOn: '2020-12-31' }],
    ['signer.address', { address: [] }],
    ['signer.contact', { email: null, phone: null }],
    ['signer.language-pairs', { languagePairs: [] }],
    ['signer.language', { languagePairs: [{ from: 'German', to: 'English' }] }],
    ['signer.signature', { signature: undefined }],
  ] as const)('without the fact of %s is refused by just that rule', async (rule, { ...without }) => {
    const staff = await newStaff();
    await buildChecked(h, staff);
    const saved = await api(staff).updateSignerProfile(
      whole({ ...without, ...('address' in without ? { address: [] } : {}) } as Partial<UpdateSignerProfileInput>),
    );
    expect(saved.isWhole).toBe(rule === 'signer.language');
    const { review } = await buildPending(h);
    const decision = api(staff).approve({ id: review.id, ...statement });
    expect(await rulesOf(decision, 'CERTIFICATE_INCOMPLETE')).toEqual([rule]);
    const { findings } = await api(staff).inspect({ id: review.id });
    expect(findings.map((one) => one.rule)).toEqual([rule]);
  });

  test('prints the version in force, which later versions do not change', async () => {
    const staff = await newStaff();
    await api(staff).updateSignerProfile(
      whole({
        legalName: 'Nguyễn Thị Ánh Đào',
        nativeName: '髙橋 﨑子',
        credential: 'Sworn translator of Spain (MAEC)',
        credentialNumber: '10874',
        credentialExpiresOn: null,
      }),
    );
    const { certificate, signerProfileId, authenticatedByName, document } = await printedFor(staff);
    for (const text of [
      'Nguyễn Thị Ánh Đào',
      '髙橋 﨑子',
      'Sworn translator of Spain (MAEC), No. 10874',
      '12 Bridge Street, Austin, TX 78701',
      'signer@people.example',
      '+1 555 010 0142',
    ]) {
      expect(certificate).toContain(squeezed(text));
    }
    expect(authenticatedByName).toBe('Nguyễn Thị Ánh Đào');
    await api(staff).updateSignerProfile(whole({ legalName: 'Another Name' }));
    const version = await h.db
      .selectFrom('signerProfiles')
      .select('legalName')
      .where('id', '=', signerProfileId)
      .executeTakeFirstOrThrow();
    expect(version.legalName).toBe('Nguyễn Thị Ánh Đào');
    const event = await h.db
      .selectFrom('documentEvents')
      .select('details')
      .where('documentId', '=', document.id)
      .where('event', '=', 'approve')
      .executeTakeFirstOrThrow();
    expect(event.details).toMatchObject({ signerProfileId });
    const certified = await h.caller(null).verification.lookup({ code: document.verificationCode });
    expect(certified).not.toBeNull();
    // Who signed stands on the sheet that a look-up is compared with; where to reach them does not.
    expect(certified).toMatchObject({
      signer: { name: 'Nguyễn Thị Ánh Đào', credential: expect.stringContaining('10874') },
    });
    expect(JSON.stringify(certified)).not.toMatch(/Bridge|555/);
  });

  test('by a signer of 120 letters fits on the certificate', async () => {
    const staff = await newStaff();
    const legalName = 'Bartholomew-Maximiliana '.repeat(5).trim().padEnd(120, 'a');
    await api(staff).updateSignerProfile(whole({ legalName, nativeName: '髙'.repeat(120) }));
    expect((await printedFor(staff)).certificate).toContain(squeezed(legalName));
  });

  test('by a name that no font holds is refused with the letter', async () => {
    const staff = await newStaff();
    await buildChecked(h, staff);
    await api(staff).updateSignerProfile(whole({ nativeName: 'ꦲꦤ' }));
    const { review } = await buildPending(h);
    await expect(api(staff).approve({ id: review.id, ...statement })).rejects.toMatchObject({
      cause: { code: 'CERTIFICATE_LETTERS', details: { codePoint: 'U+A9B2', field: "Signer's name" } },
    });
  });

  test('Portuguese covers Portuguese (Portugal)', async () => {
    const staff = await newStaff();
    await api(staff).updateSignerProfile(whole({ languagePairs: [{ from: 'Portuguese', to: 'English' }] }));
    expect((await printedFor(staff, 'Portuguese (Portugal)')).signerProfileId).not.toBeNull();
  });
});

describe('a profile', () => {
  const script = '<script>alert(1)</script>';
  test.each([
    ['signer.legal-name', { legalName: script }],
    ['signer.legal-name', { legalName: '田中 由紀' }],
    ['signer.legal-name', { legalName: 'a'.repeat(121) }],
    ['signer.native-name', { nativeName: script }],
    ['signer.claim', { legalName: 'Approved by USCIS' }],
    ['signer.credential', { credential: script }],
    ['signer.credential', { credential: 'Sworn translator, notarized by the State of Texas' }],
    ['signer.credential', { credential: 'Ѕworn translator' }],
    ['signer.credential', { credential: 'Officially approved' }],
    ['signer.credential-number', { credentialNumber: script }],
    ['signer.expiry', { credentialExpiresOn: '2027-02-31' }],
    ['signer.expiry', { credential: 'ATA-certified translator', credentialExpiresOn: null }],
    ['signer.address', { address: ['12 Bridge Street', script] }],
    ['signer.address', { address: ['12 Bridge Street', 'Approved by USCIS'] }],
    ['signer.contact', { email: `${script}@people.example` }],
    ['signer.contact', { phone: script }],
    ['signer.language-pairs', { languagePairs: [{ from: script, to: 'English' }] }],
    ['signer.signature', { signature: { strokes: [[{ x: 10, y: 10 }]] } }],
    ['signer.signature', { signature: { strokes: [] } }],
    ['signer.signature', { signature: { image: Buffer.from(`<svg>${script}</svg>`).toString('base64') } }],
  ] as const)('is refused by %s: %j', async (rule, changes) => {
    const staff = await newStaff();
    const call = api(staff).updateSignerProfile(whole(structuredClone(changes) as Partial<UpdateSignerProfileInput>));
    expect(await rulesOf(call, 'SIGNER_PROFILE_INVALID')).toEqual([rule]);
    expect((await api(staff).signerProfile()).profile).toBeNull();
  });

  test.each([
    'Sworn translator of Spain (MAEC)',
    'Sworn translator of the Regional Court of Munich I',
    'ATA-certified translator',
    'NAATI Certified Translator',
    'Certified by the American Translators Association',
    'Tradutora pública juramentada',
    'Tradutor Público e Intérprete Comercial',
    'Publicly sworn translator',
    'Traductor-Intérprete Jurado',
    'MA in Translation Studies',
  ])('accepts the credential “%s”', async (credential) => {
    const staff = await newStaff();
    expect(await api(staff).updateSignerProfile(whole({ credential }))).toMatchObject({ isWhole: true });
  });

  test.each([
    ['a million points', { strokes: [Array.from({ length: 1_000_000 }, (_point, x) => ({ x: x % 300, y: x % 90 }))] }],
    ['many short strokes', { strokes: Array.from({ length: strokeLimits.strokes + 1 }, () => [{ x: 1, y: 1 }]) }],
    ['NaN', { strokes: [[{ x: Number.NaN, y: 1 }]] }],
    ['infinity', { strokes: [[{ x: Number.POSITIVE_INFINITY, y: 1 }]] }],
    ['a far point', { strokes: [[...(strokes[0] ?? []), { x: 1e9, y: 1 }]] }],
    ['an SVG of the client', { svg: '<svg onload="alert(1)"/>' }],
  ])('refuses a signature of %s', async (_name, signature) => {
    const staff = await newStaff();
    const input = whole({ signature: signature as UpdateSignerProfileInput['signature'] });
    await expect(api(staff).updateSignerProfile(input)).rejects.toMatchObject({ cause: { code: 'INVALID_INPUT' } });
  });

  test('returns strokes as an SVG of numbers alone, and keeps the signature when it is left out', async () => {
    const staff = await newStaff();
    await api(staff).updateSignerProfile(whole());
    const { profile, isWhole } = await api(staff).updateSignerProfile(whole({ signature: undefined, phone: null }));
    expect(isWhole).toBe(true);
    expect(profile?.phone).toBeNull();
    expect(profile?.signature).toEqual({
      svg: expect.stringMatching(
        /^<svg xmlns="[^"]+" viewBox="[\d. ]+" width="[\d.]+" height="[\d.]+"><path d="[MQLh\d. -]+"/,
      ),
    });
  });

  test('needs a recent proof to be changed, not to be read', async () => {
    const staff = await newStaff();
    await h.db
      .updateTable('sessions')
      .set({ provedAt: new Date(Date.now() - limits.recentProofMs) })
      .where('id', '=', staff.sessionId)
      .execute();
    await expect(api(staff).updateSignerProfile(whole())).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
    expect((await api(staff).signerProfile()).profile).toBeNull();
  });

  test('is kept in versions that no statement can change, and recorded for admins', async () => {
    const staff = await newStaff();
    await Promise.all([1, 2, 3].map(() => api(staff).updateSignerProfile(whole())));
    const versions = h.db.selectFrom('signerProfiles').select('id').where('userId', '=', staff.id);
    expect(await versions.execute()).toHaveLength(3);
    for (const change of [
      h.db.updateTable('signerProfiles').set({ legalName: 'Someone Else' }).where('userId', '=', staff.id),
      h.db.deleteFrom('signerProfiles').where('userId', '=', staff.id),
    ]) {
      await expect(change.execute()).rejects.toThrow('append-only');
    }
    const admin = h.caller(await buildUser(h, { role: 'admin' }));
    const log = await admin.admin.auditLog({ actorId: staff.id, event: 'signer.changed' });
    expect(log.total).toBe(3);
  });

  test('shows admins who can sign', async () => {
    const [ready, late] = [await newStaff(), await newStaff()];
    await buildSigner(h, ready);
    await buildSigner(h, late, { credentialExpiresOn: '2020-01-01' });
    const admin = h.caller(await buildUser(h, { role: 'admin' }));
    const { items } = await admin.admin.authenticators({ pageSize: 100 });
    const canSign = (id: string) => items.find((one) => one.id === id)?.canSign;
    expect([canSign(ready.id), canSign(late.id)]).toEqual([true, false]);
  });
});

describe('a picture of a signature', () => {
  const hand = (ink: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="240"><path d="M20 180C80 20 120 20 140 140S220 200 260 90
        S340 180 380 120S520 60 680 150" fill="none" stroke="${ink}" stroke-width="7"/></svg>`,
    );

  /** A photo: uneven light, off-white paper, JPEG. */
  async function photo(): Promise<Buffer> {
    const shade = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1100"><linearGradient id="g"><stop stop-color="#efe9dc"/>
        <stop offset="1" stop-color="#a8a294"/></linearGradient><rect width="1500" height="1100" fill="url(#g)"/></svg>`,
    );
    return sharp(shade)
      .composite([{ input: hand('#22336b'), left: 400, top: 420 }])
      .jpeg({ quality: 60 })
      .toBuffer();
  }

  test('becomes a cropped, transparent PNG without its metadata, and is printed', async () => {
    const staff = await newStaff();
    const image = (await photo()).toString('base64');
    const { profile } = await api(staff).updateSignerProfile(whole({ signature: { image } }));
    const { png } = z.object({ png: z.string() }).parse(profile?.signature);
    const bytes = Buffer.from(png, 'base64');
    expect(bytes.length).toBeLessThan(signatureImageLimits.outputBytes);
    const { width, height, hasAlpha, exif } = await sharp(bytes).metadata();
    expect([hasAlpha, exif]).toEqual([true, undefined]);
    expect(width).toBeGreaterThan(600);
    expect(width).toBeLessThan(740);
    expect(height).toBeLessThan(240);
    const { channels } = await sharp(bytes).stats();
    // Most of it is paper, which is clear.
    expect(channels[3]?.mean).toBeLessThan(90);
    expect((await printedFor(staff)).certificate).toContain('ClaraReis');
  });

  test('keeps the transparency it has', async () => {
    const png = await sharp(hand('#000')).png().toBuffer();
    expect((await sharp(await cleanSignature(png)).metadata()).width).toBeGreaterThan(600);
  });

  const blank = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  test.each([
    ['blank paper', () => blank(800, 400, '#fff').png().toBuffer(), 'not-a-signature'],
    ['a dark picture', () => blank(800, 400, '#123').jpeg().toBuffer(), 'not-a-signature'],
    [
      'a dot',
      () =>
        blank(800, 400, '#fff')
          .composite([{ input: { create: { width: 6, height: 6, channels: 3, background: '#000' } }, left: 9, top: 9 }])
          .png()
          .toBuffer(),
      'not-a-signature',
    ],
    ['noise', () => Promise.resolve(Buffer.from('no picture at all')), 'type'],
    ['an SVG', () => Promise.resolve(hand('#000')), 'type'],
    ['a GIF', () => sharp(hand('#000')).gif().toBuffer(), 'type'],
    ['a broken PNG', async () => (await sharp(hand('#000')).png().toBuffer()).subarray(0, 300), 'unreadable'],
    ['25 megapixels in a few kilobytes', () => blank(5000, 5000, '#fff').png().toBuffer(), 'size'],
  ] as const)('is refused when it is %s', async (_name, make, fault) => {
    await expect(make().then(cleanSignature)).rejects.toMatchObject({ fault });
  });
});
