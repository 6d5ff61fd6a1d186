import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkPromises, syncPause } from '#server/features/documents/promise.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import type { OfficeCalendar } from '#shared/schemas/calendar.ts';
import { sampleClaim, sampleSite, sampleTerms } from '../support/company-access.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, documentOf, openCheckout, pay, paymentOf } from '../support/orders.ts';
import { readPrinted } from '../support/printed.ts';

/** Facts of the house: who publishes them, what is refused, and who reads them. */

const h = useHarness();
let admin: BuiltUser;

beforeAll(async () => {
  await h.listen();
  admin = await buildUser(h, { role: 'admin', name: 'Rosa Lima' });
});
afterEach(() => h.setNow(null));

const api = () => h.caller(admin).admin;
const refusal = (code: string) => ({ cause: { code } });
const reason = 'as it was agreed';

async function publishCalendar(change: Partial<OfficeCalendar>): Promise<void> {
  const { id } = await api().publishCalendar({ facts: { ...defaultOfficeCalendar, ...change }, reason });
  await untilRead(h, { kind: 'calendar', id });
}

describe('the site', () => {
  test('is the settings until one is published, then everything reads it', async () => {
    const before = await api().site();
    expect(before).toMatchObject({ version: 0, latest: 0, draft: null, versions: [] });
    expect((await h.deps.company.site()).name).toBe(h.deps.env.brand.name);

    await api().saveFactsDraft({ kind: 'site', facts: { ...sampleSite, name: 'Lingua Casa' }, basedOn: 0 });
    expect((await api().site()).draft).toMatchObject({ facts: { name: 'Lingua Casa' }, savedByName: 'Rosa Lima' });
    const facts = {
      ...sampleSite,
      ...{ name: 'Lingua Casa', legalName: 'Lingua Casa GmbH', supportEmail: 'hallo@lingua.test' },
      sender: { name: 'Lingua Casa', address: 'post@lingua.test' },
    };
    const { id, version } = await api().publishSite({ facts, basedOn: 0, reason });
    await untilRead(h, { kind: 'site', id });
    expect(version).toBe(1);
    expect(await api().site()).toMatchObject({ version: 1, draft: null, versions: [{ state: 'in-force', reason }] });

    const customer = await buildUser(h);
    await h.caller(null).auth.requestPasswordReset({ email: customer.email });
    await h.runJobs();
    const [mail] = await h.mails(customer.email);
    expect(mail?.text).toContain('Lingua Casa GmbH\nhallo@lingua.test');
    expect(JSON.stringify(mail)).toContain('post@lingua.test');

    await expect(api().publishSite({ facts, basedOn: 0, reason })).rejects.toMatchObject(refusal('FACTS_CHANGED'));
    const { items } = await api().auditLog({ event: 'facts.published' });
    expect(items[0]).toMatchObject({ details: { kind: 'site', version: 1, reason } });
  });

  test('refuses colors that cannot be read, and pictures that were not uploaded', async () => {
    const colors = { primary: '#ffe000', accent: '#85601b' };
    await expect(api().publishSite({ facts: { ...sampleSite, colors }, reason })).rejects.toThrow();
    const logo = { sha256: 'a'.repeat(64), width: 10, height: 10 };
    await expect(api().publishSite({ facts: { ...sampleSite, logo }, reason })).rejects.toMatchObject(
      refusal('SITE_PICTURE_UNKNOWN'),
    );
  });

  test('re-encodes pictures from pixels: no scripts, no large files, no other callers', async () => {
    const { url } = await h.listen();
    const upload = (body: string | Uint8Array<ArrayBuffer>, user: BuiltUser = admin) =>
      fetch(`${url}/files/site-pictures/logo`, {
        method: 'PUT',
        body,
        headers: { cookie: user.cookie, origin: h.deps.env.publicUrl, 'content-type': 'application/octet-stream' },
      });
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80">${inside}</svg>`;
    const drawn = '<rect width="400" height="80" fill="#1d3d6b"/>';
    for (const bad of [
      svg(`${drawn}<script>alert(1)</script>`),
      svg(`<rect onload="alert(1)" width="4" height="4"/>`),
      svg('<image href="http://169.254.169.254/" width="9" height="9"/>'),
      `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(drawn)}`,
      'GIF89a no picture',
    ]) {
      const answer = await upload(bad);
      expect({ bad: bad.slice(0, 60), status: answer.status }).toMatchObject({ status: 400 });
    }
    // The connection is closed while the remainder is being sent.
    const large = await upload(Buffer.alloc(20 * 1024 * 1024)).then(
      (answer) => answer.status,
      () => 400,
    );
    expect(large).toBe(400);
    expect((await upload(svg(drawn), await buildUser(h))).status).toBe(403);

    const picture = (await (await upload(svg(drawn))).json()) as { sha256: string; width: number };
    const served = await fetch(`${url}/site/${picture.sha256}.png`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('cache-control')).toContain('immutable');
    const { format, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: picture.width });
    const { id } = await api().publishSite({ facts: { ...sampleSite, logo: { ...picture, height: 160 } }, reason });
    await untilRead(h, { kind: 'site', id });
  });
});

test('a claim is published with its source, and is listed with what it lacks', async () => {
  const unsourced = { ...sampleClaim, source: '' };
  await expect(api().publishClaim({ facts: unsourced, reason })).rejects.toMatchObject(refusal('CLAIM_UNSOURCED'));
  const { claimId } = await api().publishClaim({ facts: { ...sampleClaim, validUntil: '2026-01-01' }, reason });
  const { claims } = await api().claims();
  await expect
    .poll(async () => (await api().claims()).claims.find((one) => one.claimId === claimId)?.missing)
    .toEqual(['It is no longer valid.']);
  expect(claims.find((one) => one.claimId === claimId)?.latest).toBe(1);

  // One that is only a draft, and one that comes into force later, are listed beside it.
  await api().saveFactsDraft({ kind: 'claim', scope: 'claim-drafted', facts: sampleClaim, basedOn: 0 });
  const validFrom = new Date(h.deps.now().getTime() + 60_000).toISOString();
  const later = await api().publishClaim({ facts: sampleClaim, validFrom, reason });
  await expect
    .poll(async () => (await api().claims()).claims.map((one) => [one.claimId, one.missing, one.isShown]))
    .toEqual(
      expect.arrayContaining([
        ['claim-drafted', ['It was never published.'], false],
        [later.claimId, ['It is not in force yet.'], false],
      ]),
    );
});

describe('a legal text', () => {
  const terms = { page: 'terms', locale: 'en', facts: sampleTerms } as const;

  test('is refused with a broken placeholder, and says who reviewed it', async () => {
    const visitor = h.caller(null).documents;
    expect(await visitor.legalText({ page: 'terms', locale: 'pt' })).toMatchObject({ version: 0, review: null });
    const broken = { ...sampleTerms, markdown: `${sampleTerms.markdown} {retention}` };
    await expect(api().publishLegalText({ ...terms, facts: broken, reason })).rejects.toMatchObject(
      refusal('FACTS_FAULTY'),
    );
    const { id } = await api().publishLegalText({ ...terms, reason });
    await untilRead(h, { kind: 'legal-text', id });
    const shown = await visitor.legalText({ page: 'terms', locale: 'en' });
    expect(shown).toMatchObject({ version: 1, versionId: id, review: { by: 'Dr. Ana Prado' } });
    expect(JSON.stringify(shown.blocks)).toContain((await h.deps.company.site()).legalName);
  });

  test('is kept in the version that an order accepted', async () => {
    const { id } = await api().publishLegalText({ ...terms, reason });
    await untilRead(h, { kind: 'legal-text', id });
    const owner = await buildUser(h);
    const { sessionId } = await openCheckout(h, owner, [await buildDraft(h, owner)]);
    await api().publishLegalText({ ...terms, reason: 'later terms' });
    expect(await paymentOf(h, sessionId)).toMatchObject({ termsVersionId: id, termsLocale: 'en' });
  });
});

describe('a calendar', () => {
  test('promises by pages, and a holiday moved later moves no promise', async () => {
    const rule = { firstPages: 1, hours: 10, furtherPages: 1, furtherHours: 5 };
    await publishCalendar({ rules: { standard: rule, rush: rule } });
    // Checkout sessions open by the payment provider's clock; the promise is made when the payment arrives.
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner);
    const { sessionId } = await openCheckout(h, owner, [draft]);
    const at = new Date('2027-03-01T15:00:00Z');
    h.setNow(at);
    const visitor = h.caller(null).payments;
    const [one, three] = await Promise.all([visitor.readyBy(), visitor.readyBy({ pages: 3 })]);
    expect([one.standard, three.standard]).toEqual(['2027-03-02T01:00:00.000Z', '2027-03-02T11:00:00.000Z']);

    await pay(h, sessionId);
    await h.caller(owner).payments.processSession({ sessionId });
    const promised = await documentOf(h, draft.id);
    expect(promised.dueAt?.toISOString()).toBe('2027-03-02T01:00:00.000Z');

    // Publishing needs a proof of today.
    h.setNow(null);
    await publishCalendar({ rules: { standard: rule, rush: rule }, closedDays: ['2027-03-01', '2027-03-02'] });
    h.setNow(at);
    await h.db.transaction().execute((trx) => syncPause(h.deps, trx, draft.id));
    await checkPromises(h.deps);
    expect((await documentOf(h, draft.id)).dueAt).toEqual(promised.dueAt);
    expect((await visitor.readyBy()).standard).toBe('2027-03-03T15:00:00.000Z');
  });

  test('that promises more than a year for the longest paper is refused', async () => {
    const hours = [null, null, null, null, null, null, { from: 9 * 60, to: 13 * 60 }];
    const slow = { firstPages: 1, hours: 4, furtherPages: 1, furtherHours: 8 };
    const rules = { ...defaultOfficeCalendar.rules, standard: slow };
    const faults = expect.stringMatching(/^Standard: 50 pages take 99 weeks/) as string;
    const refused = { cause: { code: 'FACTS_FAULTY', details: { faults } } };
    await expect(publishCalendar({ hours, rules })).rejects.toMatchObject(refused);
  });

  test('that is closed for years keeps no paid order from its work', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const first = Date.now() - dayMs;
    const closedDays = Array.from({ length: 2_000 }, (_, day) =>
      new Date(first + day * dayMs).toISOString().slice(0, 10),
    );
    await publishCalendar({ closedDays });
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner);
    const { sessionId } = await openCheckout(h, owner, [draft]);
    await pay(h, sessionId);
    await h.caller(owner).payments.processSession({ sessionId });
    const { dueAt } = await documentOf(h, draft.id);
    expect(dueAt?.getTime()).toBeGreaterThan(first + 2_000 * dayMs);
    await publishCalendar({});
  });

  test('lists a country’s holidays with the version, by state and by the part of it that keeps them', async () => {
    const daysOf = async (region: string | null) => {
      const facts = { ...defaultOfficeCalendar, timeZone: 'Europe/Berlin', holidays: { country: 'DE', region } };
      const { id } = await api().publishCalendar({ facts, reason });
      await untilRead(h, { kind: 'calendar', id });
      return (await h.deps.company.calendar()).holidayDays;
    };
    const year = h.deps.now().getUTCFullYear();
    const bavaria = await daysOf('BY');
    expect(bavaria).toContain(`${String(year)}-10-03`);
    expect(bavaria).toContain(`${String(year + 10)}-11-01`);
    expect(bavaria).not.toContain(`${String(year)}-07-04`);
    // Assumption is a holiday in the Catholic municipalities alone, Munich among them.
    expect(bavaria).not.toContain(`${String(year + 10)}-08-15`);
    expect(await daysOf('BY.KATH')).toEqual(expect.arrayContaining([`${String(year + 10)}-08-15`, ...bavaria]));
    expect(await daysOf(null)).not.toContain(`${String(year + 10)}-11-01`);
    const facts = { ...defaultOfficeCalendar, holidays: { country: 'DE', region: 'BY' } };
    const { regions } = await api().previewCalendar({ facts, year });
    expect(regions).toMatchObject({ BY: 'Bayern', 'BY.KATH': expect.stringMatching(/^Bayern: /) });
  });

  test('offers rush only while somebody able is on duty, if it says so', async () => {
    await publishCalendar({ rushNeedsStaff: true });
    const owner = await buildUser(h);
    const rush = await buildDraft(h, owner, { speed: 'rush', sourceLanguage: 'Korean' });
    await h.db.updateTable('profiles').set({ workPairs: '[]' }).where('role', '!=', 'user').execute();
    expect((await h.caller(null).payments.readyBy({ source: 'Korean' })).rushOffered).toBe(false);
    await expect(openCheckout(h, owner, [rush])).rejects.toMatchObject(refusal('RUSH_UNAVAILABLE'));
    await h.db.updateTable('profiles').set({ workPairs: null }).where('role', '!=', 'user').execute();
    expect((await h.caller(null).payments.readyBy({ source: 'Korean' })).rushOffered).toBe(true);
    await publishCalendar({});
  });
});

test('a mail is written with the house’s words, and with the product’s again once they are taken back', async () => {
  const place = { group: 'reset', locale: 'en' } as const;
  const lost = { texts: { text: 'Hello {nobody}' } };
  await expect(api().publishMailText({ ...place, facts: lost, reason })).rejects.toMatchObject(refusal('FACTS_FAULTY'));
  expect((await api().previewMail({ ...place, facts: lost })).faults).toMatchObject([{ key: 'text' }]);

  const facts = { texts: { subject: 'A new password for you' } };
  expect(await api().previewMail({ ...place, facts })).toMatchObject({ subject: 'A new password for you', faults: [] });
  await api().sendMailPreview({ ...place, facts });
  expect((await h.mails(admin.email))[0]?.subject).toBe('[Preview] A new password for you');

  const subjectOf = async () => {
    const customer = await buildUser(h);
    await h.caller(null).auth.requestPasswordReset({ email: customer.email });
    await h.runJobs();
    return (await h.mails(customer.email))[0]?.subject;
  };
  const own = await api().publishMailText({ ...place, facts, reason });
  await untilRead(h, { kind: 'mail-text', id: own.id });
  expect(await subjectOf()).toBe('A new password for you');
  const none = await api().publishMailText({ ...place, facts: { texts: {} }, reason: 'the product’s again' });
  await untilRead(h, { kind: 'mail-text', id: none.id });
  expect(await subjectOf()).toBe('Reset your password');
});

test('the set-up lists open steps, and each can be confirmed and reopened', async () => {
  const open = async () => (await api().setup()).steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
  expect(await open()).toEqual(expect.arrayContaining(['tax', 'mail']));
  await api().confirmSetup({ step: 'tax', isConfirmed: true });
  expect(await open()).not.toContain('tax');
  await api().confirmSetup({ step: 'tax', isConfirmed: false });
  expect(await open()).toContain('tax');
  expect((await api().setup()).testOrder).toMatchObject({ pages: 2, total: { cents: 3000, currency: 'usd' } });
});

test('the set-up’s test order ends with the paper of an order, which says that it is a test', async () => {
  const { url } = await h.listen();
  const paper = (user: BuiltUser) => fetch(`${url}/files/test-order.pdf`, { headers: { cookie: user.cookie } });
  const signer = await buildUser(h, { role: 'admin', name: 'Rosa Lima', canSign: true });
  const printed = await paper(signer);
  expect(printed.headers.get('content-type')).toBe('application/pdf');
  const pages = await readPrinted(new Uint8Array(await printed.arrayBuffer()));
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('Rosa Lima');
  expect(pages[1]).toContain('BIRTH CERTIFICATE');
  expect(pages[2]).toContain('The above is true, and I so certify.');
  for (const page of pages) expect(page).toContain('TEST');
  expect(await h.caller(null).verification.lookup({ code: 'TEST00000' })).toBeNull();

  const unable = await buildUser(h, { role: 'admin', canSign: false });
  expect(await (await paper(unable)).json()).toMatchObject({ appCode: 'SIGNER_NEEDED' });
  expect((await paper(await buildUser(h))).status).toBe(403);
});
