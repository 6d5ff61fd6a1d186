import { createHash, randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { isSigned } from '#server/features/certification/log/head.ts';
import { hashLeaf, verifyInclusion } from '#server/features/certification/log/merkle.ts';
import { insertCertificate, updateRevoked } from '#server/features/documents/certificates.ts';
import { verificationRouter } from '#server/features/verification/router.ts';
import type { TranslatedDocumentsTable } from '#server/platform/db/tables.ts';
import { createCallerFactory } from '#server/trpc.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { printedAddress } from '#shared/verification-code.ts';
import { buildDelivery, buildDocument, buildReview, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { signedPdf } from '../support/signed-files.ts';

const h = useHarness();

const createCaller = createCallerFactory(verificationRouter);
const as = (user: SignedInActor | null, ip: string = randomUUID()) => createCaller(h.context(user, { ip }));
const lookup = (code: string) => as(null).lookup({ code });
const refusal = (code: ErrorCode) => ({ cause: { code } });

const updateDelivery = () => h.db.updateTable('translatedDocuments');

async function change(deliveryId: string, values: Updateable<TranslatedDocumentsTable>): Promise<void> {
  await updateDelivery().set(values).where('id', '=', deliveryId).execute();
}

const revoke = (documentId: string) =>
  h.db.transaction().execute((trx) => updateRevoked(trx, { documentId, now: h.deps.now() }));

describe('lookup', () => {
  test('answers what the certificate says, and nothing about its owner', async () => {
    const delivery = await buildDelivery(h);
    await change(delivery.id, { filename: 'renamed by the customer.pdf' });
    expect(await lookup(delivery.verificationCode)).toEqual({
      state: 'valid',
      notarization: null,
      signer: { name: expect.any(String) as unknown, credential: expect.any(String) as unknown },
      signerKey: null,
      checkWords: [],
      copyAccess: 'none',
      filename: 'Personal document',
      paperKind: 'Personal document',
      holderInitials: '',
      registerNumber: null,
      deliveredPages: delivery.pages,
      revision: 1,
      issuedAt: delivery.authenticationDate.toISOString(),
      recipient: 'uscis',
      signatureLevel: 'none',
      longTermLevel: null,
      uploadDate: delivery.uploadDate.toISOString(),
      translationDate: delivery.authenticationDate.toISOString(),
      pages: delivery.pages,
      verificationCode: delivery.verificationCode,
      isAuthenticated: true,
      status: 'Authenticated',
      sourceLanguage: 'Portuguese',
      targetLanguage: 'English',
      translationType: 'certified',
    });
  });

  test('takes the code however it is typed', async () => {
    const { verificationCode: code } = await buildDelivery(h);
    const spaced = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3, 6)} ${code.slice(6)}\u00a0`;
    expect(await lookup(spaced)).toMatchObject({ verificationCode: code });
  });

  test('takes look-alike letters of a code, the exact one first', async () => {
    await buildDelivery(h, { verificationCode: 'TFEO1QXL7' });
    expect(await lookup('tfe01qx17')).toMatchObject({ verificationCode: 'TFEO1QXL7' });
    expect(await lookup('TFEOIQXI7')).toMatchObject({ verificationCode: 'TFEO1QXL7' });
    await buildDelivery(h, { verificationCode: 'TFE01QX17' });
    expect(await lookup('TFE01QX17')).toMatchObject({ verificationCode: 'TFE01QX17' });
    expect(await lookup('TFEO1QXL7')).toMatchObject({ verificationCode: 'TFEO1QXL7' });
    // The code is ambiguous between the two.
    expect(await lookup('TFEOIQXI7')).toBeNull();
  });

  test('takes the long form with and without its hyphens', async () => {
    const code = randomUUID().toUpperCase();
    await buildDelivery(h, { verificationCode: code });
    expect(await lookup(code.toLowerCase())).toMatchObject({ verificationCode: code });
    expect(await lookup(code.replaceAll('-', ''))).toMatchObject({ verificationCode: code });
  });

  test('a deleted or moved copy still verifies; an uncertified one never does, a revoked one says since when', async () => {
    const deleted = await buildDelivery(h, { isDeleted: true });
    expect(await lookup(deleted.verificationCode)).toMatchObject({ isAuthenticated: true });
    const revoked = await buildDelivery(h);
    await revoke(revoked.originalDocumentId);
    expect(await lookup(revoked.verificationCode)).toEqual({
      state: 'revoked',
      verificationCode: revoked.verificationCode,
      revokedAt: expect.any(String) as unknown,
      isAuthenticated: false,
      status: 'Revoked',
    });
    const uncertified = await buildDelivery(h);
    await change(uncertified.id, { isAuthenticated: false });
    expect(await lookup(uncertified.verificationCode)).toBeNull();
    const waiting = await buildReview(h);
    expect(await lookup(waiting.verificationCode)).toBeNull();
  });

  test('a malformed code gets the answer of an unknown one and does not affect concurrent lookups', async () => {
    const { verificationCode: code } = await buildDelivery(h);
    const [odd, found] = await Promise.all([lookup('TFE\u0000AAA'), lookup(code)]);
    expect(odd).toBeNull();
    expect(found).toMatchObject({ verificationCode: code });
  });

  test('patterns and part of a code match nothing', async () => {
    const { verificationCode: code } = await buildDelivery(h);
    for (const typed of ['%', '_________', `${code.slice(0, 5)}%`, code.slice(0, -1), `${code}'--`, 'TFE000000']) {
      expect(await lookup(typed), typed).toBeNull();
    }
  });

  test('an empty code is asked for again', async () => {
    await expect(lookup('   ')).rejects.toMatchObject(refusal('VERIFICATION_CODE_EMPTY'));
  });

  test('is one index lookup', async () => {
    const { rows } = await h.db.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection);
      return sql<{ 'QUERY PLAN': string }>`
        explain select 1 from translated_documents
          where translate(verification_code, 'OIL', '011') = any(array['TFE000000'])`.execute(connection);
    });
    expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('translated_documents_by_folded_code');
  });
});

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A delivery with a signed file of its own, as issued. */
async function issue(facts: { registerNumber?: string } = {}) {
  const bytes = await signedPdf(h);
  const delivery = await buildDelivery(h, { facts, file: { bytes, pages: 4, signatureLevel: 'B-T' } });
  return { delivery, sha256: sha256Of(bytes), code: delivery.verificationCode };
}

/** Issues revision 2 of a certificate with another file; returns that file's hash. */
async function reissue({ delivery, sha256: former }: Awaited<ReturnType<typeof issue>>): Promise<string> {
  const [now, bytes] = [new Date(), await signedPdf(h)];
  const sha256 = sha256Of(bytes);
  const fileKey = `revisions/${sha256}.pdf`;
  await h.deps.storage.put(fileKey, bytes, { mimetype: 'application/pdf', cacheSeconds: 0 });
  const { originalDocumentId: documentId, id: translationId } = delivery;
  await h.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .updateTable('certificates')
      .set({ supersededAt: now })
      .where('translationId', '=', translationId)
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      with event as (
        insert into document_events (document_id, event, actor_role, details)
        values (${documentId}, 'recorded', 'system', ${JSON.stringify({ kind: 'superseded', certificate: id })})
        returning id
      )
      insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
      select ${id}, 'superseded', ${former}, id from event`.execute(trx);
    await trx
      .updateTable('translatedDocuments')
      .set({ translatedFileSha256: sha256 })
      .where('id', '=', translationId)
      .execute();
    const facts = JSON.stringify({ paperKind: 'Personal document', holders: [] });
    await insertCertificate(
      trx,
      { documentId, translationId, revision: 2, facts, issuedBy: delivery.authenticatedBy, issuedAt: now },
      { sha256, fileKey, sizeBytes: bytes.length, pages: 5, signatureLevel: 'B-B', createdAt: now },
    );
  });
  return sha256;
}

const unknownHash = createHash('sha256').update('not ours').digest('hex');

describe('check by file', () => {
  const check = (sha256: string, code?: string) => as(null).check({ sha256, code });

  test('a file as issued is genuine, with its public facts and a masked register number', async () => {
    const { sha256, code } = await issue({ registerNumber: '1234 567/89' });
    const certificate = {
      state: 'valid',
      verificationCode: code,
      revision: 1,
      registerNumber: '•••789',
      deliveredPages: 4,
      signatureLevel: 'B-T',
    };
    expect(await check(sha256)).toMatchObject({ outcome: 'genuine', certificate });
    // The hash decides, whatever code comes with it.
    expect(await check(sha256.toUpperCase(), 'TFE000000')).toMatchObject({ outcome: 'genuine', certificate });
  });

  test('a genuine file comes with its leaf below a signed head, appended for the question where it waited', async () => {
    const { sha256 } = await issue();
    const { signature, proof } = await check(sha256);
    if (!proof) throw new Error('nothing is proven');
    expect(signature).toBe('intact');
    expect(JSON.parse(proof.leaf)).toMatchObject({ kind: 'issued', file: sha256, signature: 'intact' });
    const { index, size, head } = proof;
    const [root, path] = [Buffer.from(proof.root, 'hex'), proof.path.map((hash) => Buffer.from(hash, 'hex'))];
    expect(verifyInclusion({ leafHash: hashLeaf(proof.leaf), index, size, root }, path)).toBe(true);
    expect([head.size, head.root, isSigned(head)]).toEqual([size, proof.root, true]);
    const [key] = await h.deps.signing.logKeys();
    expect(head.key).toBe(key?.publicKey.toString('base64'));
  });

  test('a second question reads neither the file nor the tree again', async () => {
    const { sha256 } = await issue();
    const first = await check(sha256);
    const read = vi.spyOn(h.deps.storage, 'get');
    expect(await check(sha256)).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('an unsigned delivery is on record, and never genuine', async () => {
    const { translatedFileSha256: sha256, verificationCode } = await buildDelivery(h);
    const answer = await check(sha256);
    expect(answer).toMatchObject({ outcome: 'unknown', signature: 'none', certificate: { verificationCode } });
    expect(answer).not.toHaveProperty('proof');
  });

  test('a file that is recorded as signed and is not is refused, before its entry is logged and after', async () => {
    const delivery = await buildDelivery(h, { file: { signatureLevel: 'B-B' } });
    for (const _time of [1, 2]) {
      await expect(check(delivery.translatedFileSha256)).rejects.toMatchObject(refusal('CERTIFICATE_ALTERED'));
    }
  });

  test('an unknown file with our code is altered; without one it is not ours', async () => {
    const { code } = await issue();
    expect(await check(unknownHash, code)).toMatchObject({
      outcome: 'altered',
      certificate: { verificationCode: code },
    });
    expect(await check(unknownHash)).toEqual({ outcome: 'unknown' });
    expect(await check(unknownHash, 'TFE000000')).toEqual({ outcome: 'unknown' });
  });

  test('an earlier revision is superseded, the current one genuine, each file of it, and both revoked together', async () => {
    const first = await issue();
    const second = await reissue(first);
    expect(await check(first.sha256)).toMatchObject({
      outcome: 'superseded',
      certificate: { state: 'superseded', revision: 1, currentRevision: 2, isAuthenticated: false },
    });
    expect(await check(second)).toMatchObject({ outcome: 'genuine', certificate: { revision: 2, deliveredPages: 5 } });
    expect(await lookup(first.code)).toMatchObject({ state: 'valid', revision: 2, deliveredPages: 5 });
    await revoke(first.delivery.originalDocumentId);
    for (const sha256 of [first.sha256, second]) {
      expect(await check(sha256)).toMatchObject({ outcome: 'revoked', certificate: { state: 'revoked' } });
    }
  });

  test('takes a SHA-256 alone', async () => {
    for (const sha256 of ['', 'abc', `${unknownHash}0`, unknownHash.replace(/^./, 'g')]) {
      await expect(check(sha256)).rejects.toMatchObject(refusal('INVALID_INPUT'));
    }
  });
});

describe('a scan of a paper', () => {
  test('is compared with the record of the code on it, and is neither genuine nor altered', async () => {
    const { code } = await issue();
    const scan = { sha256: unknownHash, code, isScan: true };
    expect(await as(null).check(scan)).toMatchObject({
      outcome: 'unknown',
      scanOf: code,
      certificate: { verificationCode: code, state: 'valid' },
    });
    expect(await as(null).check({ ...scan, code: 'TFE000000' })).toEqual({ outcome: 'unknown' });
  });

  test('the address in its QR code opens the page of its certificate', async () => {
    await h.listen();
    const { code } = await issue();
    const address = new URL(printedAddress(h.env.publicUrl, code));
    const response = await fetch(address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, `/verify?code=${code}`]);
    const long = await fetch(`${h.env.publicUrl}/v/${'A'.repeat(65)}`, { redirect: 'manual' });
    expect(long.status).toBe(404);
  });
});

describe('JSON of a certificate', () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${h.env.publicUrl}${path}`, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  test('is the lookup, at its own address or by the Accept header', async () => {
    await h.listen();
    const { code } = await issue();
    const expected = await lookup(code);
    const byName = await read(`/verify/${code}.json`);
    expect(byName).toMatchObject({ status: 200, body: expected });
    expect(byName.headers.get('cache-control')).toBe('no-store');
    const byHeader = await read(`/verify/${code.toLowerCase()}`, { accept: 'application/json' });
    expect(byHeader).toMatchObject({ status: 200, body: expected });
    expect(byHeader.headers.get('vary')).toContain('Accept');
    expect(await read('/verify/TFE000000.json')).toMatchObject({ status: 404, body: { state: 'unknown' } });
    expect(await read(`/verify/${'A'.repeat(65)}.json`)).toMatchObject({ status: 404, body: { appCode: 'NOT_FOUND' } });
  });
});

describe('record', () => {
  test('the owner and staff see it', async () => {
    const owner = await buildUser(h);
    const document = await buildDocument(h, { owner, status: 'completed' });
    const expected = {
      verificationCode: document.verificationCode,
      isAuthenticated: true,
      authenticatedByName: 'Clara Reis',
      authenticationDate: expect.any(String),
      hasTranslation: true,
    };
    const staff = [await buildUser(h, { role: 'authenticator' }), await buildUser(h, { role: 'admin' })];
    for (const reader of [owner, ...staff]) {
      expect(await as(reader).record({ documentId: document.id })).toEqual(expected);
    }
  });

  test('before certification it has the code alone; after a revocation it is not authenticated', async () => {
    const owner = await buildUser(h);
    const draft = await buildDocument(h, { owner });
    expect(await as(owner).record({ documentId: draft.id })).toEqual({
      verificationCode: draft.verificationCode,
      isAuthenticated: false,
      authenticatedByName: null,
      authenticationDate: null,
      hasTranslation: false,
    });
    const document = await buildDocument(h, { owner, status: 'completed' });
    await revoke(document.id);
    expect(await as(owner).record({ documentId: document.id })).toMatchObject({ isAuthenticated: false });
  });

  test("another's document, an absent one and a visitor's question", async () => {
    const document = await buildDocument(h, { status: 'completed' });
    const stranger = await buildUser(h);
    expect(await as(stranger).record({ documentId: document.id })).toBeNull();
    expect(await as(stranger).record({ documentId: randomUUID() })).toBeNull();
    await expect(as(null).record({ documentId: document.id })).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
  });
});
