import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { readSeal } from '#shared/certificate/offline-seal.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { codeAlphabet } from '#shared/verification-code.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { codesOnScan } from '../support/printed-codes.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';

/** What the paper of a certificate lets its holder check: the access key, words of each page, the seal. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
let clara: BuiltUser;
beforeAll(async () => {
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});

const refusal = (code: ErrorCode) => ({ cause: { code } });
let networks = 0;
/** An IP address in a separate network. */
const freshIp = () => `10.${(networks += 1) >> 8}.${networks & 255}.7`;
const visitor = (ip = freshIp()) => h.caller(null, { ip }).verification;

async function issue() {
  const { document, review, owner } = await buildPending(h);
  await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
  return { document, review, owner, ...(await readPaper(document.id)) };
}

async function readPaper(documentId: string) {
  const [delivery] = await deliveriesOf(h, documentId);
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  if (!stored || !delivery) throw new Error('nothing stored');
  const pdf = await readAll(stored);
  const [first = '', ...others] = await readPrinted(pdf);
  const key = new RegExp(`[${codeAlphabet}]{4}-[${codeAlphabet}]{4}`).exec(first)?.[0] ?? '';
  return { pdf, first, others, key, code: delivery.verificationCode };
}

async function openedFile(url: string): Promise<{ status: number; type: string | null; body: Buffer }> {
  const { pathname } = new URL(url);
  const response = await fetch(new URL(pathname, h.env.publicUrl));
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

describe('the access key', () => {
  test('stands on the certificate page alone, and is stored as a hash', async () => {
    const { first, others, key, document } = await issue();
    expect(key).toHaveLength(9);
    expect(first.match(new RegExp(key, 'g'))).toHaveLength(1);
    for (const page of others) expect(page).not.toContain(key);
    const rows = await h.db
      .selectFrom('certificateSheets as s')
      .innerJoin('certificates as c', 'c.id', 's.certificateId')
      .select('s.accessKeyHash')
      .where('c.documentId', '=', document.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.accessKeyHash).toMatch(/^\$argon2id\$/);
  });

  test('opens the file as a copy that says so on each page, and tells its owner once an hour', async () => {
    const { code, key, owner, document, pdf } = await issue();
    const ip = freshIp();
    const network = ip.replace(/\.7$/, '.0/24');
    const { url } = await visitor(ip).openCopy({ code, accessKey: key.toLowerCase().replace('-', ' ') });
    const { status, type, body } = await openedFile(url);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const pages = await readPrinted(body);
    expect(pages).toHaveLength((await PDF.load(pdf)).getPageCount());
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`COPY OF ${code}`);
      expect(page).toContain(`with the access key of ${code}`);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}.`);
    }
    expect(body.includes('/ByteRange')).toBe(false);
    await visitor(ip).openCopy({ code, accessKey: key });
    const { access, openings } = await h.caller(owner).documents.copyAccess({ id: document.id });
    expect(access).toBe('open');
    expect(openings.map((one) => one.network)).toEqual([network, network]);
    const { items } = await h.caller(owner).documents.accesses({ id: document.id });
    expect(items.filter(({ isByAccessKey }) => isByAccessKey)).toHaveLength(2);
    const notices = await h.db
      .selectFrom('notifications')
      .select('type')
      .where('userId', '=', owner.id)
      .where('type', '=', 'copy_opened')
      .execute();
    expect(notices).toHaveLength(1);
  });

  test('a wrong one opens nothing, and is limited per certificate and per network; the right one costs nothing', async () => {
    const { code, key } = await issue();
    const other = await issue();
    const { points } = rateLimits.accessKeysByCode;
    for (let guess = 0; guess < points - 1; guess += 1) {
      await expect(visitor().openCopy({ code, accessKey: 'AAAA-2222' })).rejects.toMatchObject(
        refusal('ACCESS_KEY_WRONG'),
      );
    }
    // The right key gives its point back.
    await visitor().openCopy({ code, accessKey: key });
    await expect(visitor().openCopy({ code, accessKey: other.key })).rejects.toMatchObject(refusal('ACCESS_KEY_WRONG'));
    await expect(visitor().openCopy({ code, accessKey: key })).rejects.toMatchObject(refusal('TOO_MANY_ACCESS_KEYS'));
    // Other certificates are not limited.
    await visitor().openCopy({ code: other.code, accessKey: other.key });
    const third = await issue();
    const ip = freshIp();
    for (let guess = 0; guess < rateLimits.accessKeysBySite.points; guess += 1) {
      const { code: tried } = guess % 2 ? other : third;
      await expect(visitor(ip).openCopy({ code: tried, accessKey: 'x' })).rejects.toMatchObject(
        refusal('ACCESS_KEY_WRONG'),
      );
    }
    const neighbour = ip.replace(/7$/, '8');
    await expect(visitor(neighbour).openCopy({ code: third.code, accessKey: third.key })).rejects.toMatchObject(
      refusal('TOO_MANY_ACCESS_KEYS'),
    );
  });

  test('the owner switches it off, also for links from before, and on again', async () => {
    const { code, key, owner, document } = await issue();
    const { url } = await visitor().openCopy({ code, accessKey: key });
    const { documents } = h.caller(owner);
    expect(await documents.setCopyAccess({ id: document.id, isOpen: false })).toMatchObject({ access: 'off' });
    expect(await documents.setCopyAccess({ id: document.id, isOpen: false })).toMatchObject({ access: 'off' });
    await expect(visitor().openCopy({ code, accessKey: key })).rejects.toMatchObject(refusal('ACCESS_KEY_OFF'));
    expect((await openedFile(url)).status).toBe(403);
    expect(await visitor().lookup({ code })).toMatchObject({ copyAccess: 'off' });
    expect(await documents.setCopyAccess({ id: document.id, isOpen: true })).toMatchObject({ access: 'open' });
    expect((await openedFile(url)).status).toBe(200);
    const stranger = await buildUser(h);
    const theirs = h.caller(stranger).documents.setCopyAccess({ id: document.id, isOpen: false });
    await expect(theirs).rejects.toMatchObject(refusal('DOCUMENT_NOT_FOUND'));
  });

  test('a revoked certificate opens nothing, also with a link from before; a forged link neither', async () => {
    const { code, key, document } = await issue();
    const { url } = await visitor().openCopy({ code, accessKey: key });
    await h.db.transaction().execute((trx) => updateRevoked(trx, { documentId: document.id, now: h.deps.now() }));
    await expect(visitor().openCopy({ code, accessKey: key })).rejects.toMatchObject(refusal('CERTIFICATE_REVOKED'));
    expect((await openedFile(url)).status).toBe(409);
    expect((await openedFile(`${url}x`)).status).toBe(403);
    await expect(visitor().openCopy({ code: `TFE${randomUUID().slice(0, 6)}`, accessKey: key })).rejects.toMatchObject(
      refusal('CERTIFICATE_NOT_FOUND'),
    );
  });

  test('a further revision has a key of its own and keeps the owner’s choice', async () => {
    const { code, key, owner, document } = await issue();
    await h.caller(owner).documents.setCopyAccess({ id: document.id, isOpen: false });
    await h.caller(clara).authenticator.reissue({ verificationCode: code, reason: 'A misspelled name' });
    const next = await readPaper(document.id);
    expect(next.key).not.toBe(key);
    expect(await visitor().lookup({ code })).toMatchObject({ copyAccess: 'off', revision: 2 });
    await h.caller(owner).documents.setCopyAccess({ id: document.id, isOpen: true });
    await expect(visitor().openCopy({ code, accessKey: key })).rejects.toMatchObject(refusal('ACCESS_KEY_WRONG'));
    await visitor().openCopy({ code, accessKey: next.key });
  });
});

describe('what the public page says to compare', () => {
  test('signer and words of each page, which are recorded: a changed word is no certificate', async () => {
    const { code, document, others } = await issue();
    const found = await visitor().lookup({ code });
    if (found?.state !== 'valid') throw new Error('not valid');
    expect(found.signer.name).toBe('Clara Reis');
    for (const [index, words] of found.checkWords.entries())
      for (const word of words) expect(others[index]?.toLowerCase()).toContain(word);
    await h.db
      .updateTable('certificateSheets')
      .set({ checkWords: JSON.stringify([['forged']]) })
      .where('certificateId', 'in', h.db.selectFrom('certificates').select('id').where('documentId', '=', document.id))
      .execute();
    await expect(visitor().lookup({ code })).rejects.toMatchObject(refusal('CERTIFICATE_ALTERED'));
  });
});

describe('the seal', () => {
  test('is read from the printed page and verified with the published keys only, never with a foreign house’s', async () => {
    const { pdf, code } = await issue();
    const texts = await codesOnScan(pdf);
    const seal = texts.find((text) => text.startsWith('TF1:')) ?? '';
    const { keys, issuer } = await visitor().sealKeys();
    expect(issuer).toBe(h.deps.env.brand.legalName);
    const reading = await readSeal(seal, keys);
    expect(reading).toMatchObject({
      outcome: 'verified',
      facts: { code, kind: statement.facts.paperKind, holder: statement.facts.holders[0]?.name, revision: 1 },
    });
    expect(await readSeal(seal, [])).toMatchObject({ outcome: 'unknown-key' });
  });
});
