import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  checkCredential,
  recordCarriedOver,
  remindOfCredentials,
} from '#server/features/certification/credential-checks.ts';
import { sweepFile } from '#server/features/documents/stored-bytes.ts';
import { readChains } from '#server/operations/audit/chains.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { checkedBefore } from '#shared/certificate/credentials.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { ownCredentials, type SaveCredentialInput } from '#shared/schemas/credentials.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { formerDatabase, runSql } from '../support/former-database.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { squeezed } from '../support/printed.ts';
import { buildPending, certificateBy, refusedBy, statement } from '../support/reviews.ts';
import { signerInput } from '../support/signers.ts';
import { buildStaff } from '../support/staff.ts';
import { put, refusalOf } from '../support/upload.ts';

// Credentials of signers: claimed, checked by somebody else, printed while in force.

const refusal = (code: ErrorCode) => ({ cause: { code } });
const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let manager: BuiltUser;
beforeAll(async () => {
  await h.listen();
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
});
beforeEach(async () => {
  h.setNow(null);
  await h.deps.pool.query('delete from rate_limits');
});

const own = (staff: BuiltUser) => h.caller(staff).authenticator;
const as = (user: BuiltUser) => h.caller(user).admin;
const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** A translator with a complete profile and an unchecked credential. */
async function newSigner(name = 'Clara Reis'): Promise<BuiltUser> {
  const staff = await buildUser(h, { role: 'authenticator', name, canSign: false });
  await own(staff).updateSignerProfile(signerInput(name));
  return staff;
}

const claim = (changes: Partial<SaveCredentialInput> = {}): SaveCredentialInput => ({
  credential: 'NAATI Certified Translator',
  number: 'CPN8KL55M',
  authority: 'NAATI',
  languages: [{ from: 'Portuguese', to: 'English' }],
  validFrom: '2024-01-15',
  validUntil: day(900),
  registerUrl: null,
  ...changes,
});

async function claimOf(staff: BuiltUser, changes: Partial<SaveCredentialInput> = {}): Promise<string> {
  const { items } = await own(staff).saveCredential(claim(changes));
  return items[0]?.id ?? '';
}

async function printedId(staff: BuiltUser): Promise<string> {
  return (await own(staff).signerProfile()).printedCredential?.id ?? '';
}

const check = (by: BuiltUser, credentialId: string) =>
  as(by).checkCredential({ credentialId, how: 'Looked up in the directory of the ATA' });

async function auditOf(userId: string): Promise<string[]> {
  const rows = await h.db
    .selectFrom('staffEvents')
    .select('event')
    .where('subjectUserId', '=', userId)
    .where('event', 'like', 'credential.%')
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}

describe('a credential that nobody checked', () => {
  test('is not printed, which the profile says; once a manager checked it, it is', async () => {
    const clara = await newSigner();
    expect(await own(clara).signerProfile()).toMatchObject({
      isWhole: true,
      printedCredential: { state: 'claimed' },
      findings: [{ rule: 'signer.unchecked', level: 'advice' }],
    });
    expect(await certificateBy(h, clara)).not.toContain('483920');

    expect(await check(manager, await printedId(clara))).toMatchObject({
      state: 'checked',
      checkedByName: 'Olga Lima',
      how: 'Looked up in the directory of the ATA',
      isPrinted: true,
    });
    expect(await certificateBy(h, clara)).toContain(squeezed('ATA-certified translator, No. 483920'));
    expect(await auditOf(clara.id)).toEqual(['credential.claimed', 'credential.checked']);
  });

  test('does not count for a recipient who asks for one', async () => {
    const clara = await newSigner();
    const { review } = await buildPending(h);
    const approve = () => own(clara).approve({ id: review.id, ...statement, preset: 'ukvi', sourceCopy: false });
    expect(await refusedBy(approve())).toEqual(['signer.credential', 'signer.credential-number']);
    await check(manager, await printedId(clara));
    await approve();
  });

  test('lists nobody on the public page', async () => {
    const clara = await buildUser(h, { role: 'authenticator', name: 'Marta Vidal', canSign: false });
    await own(clara).updateSignerProfile({ ...signerInput('Marta Vidal'), isPublic: true });
    const isListed = async () => {
      const { signers } = await h.caller(null).verification.signers();
      return signers.some(({ legalName }) => legalName === 'Marta Vidal');
    };
    expect(await isListed()).toBe(false);
    await check(manager, await printedId(clara));
    expect(await isListed()).toBe(true);
  });

  test('changed by its holder is another one, which waits for its own check while the former stays', async () => {
    const clara = await newSigner();
    const former = await printedId(clara);
    await check(manager, former);
    await own(clara).updateSignerProfile({ ...signerInput(), credentialNumber: '999999' });
    expect(await own(clara).signerProfile()).toMatchObject({ findings: [{ rule: 'signer.unchecked' }] });
    await own(clara).updateSignerProfile(signerInput());
    expect(await own(clara).signerProfile()).toMatchObject({ findings: [], printedCredential: { id: former } });
  });
});

describe('a check', () => {
  test('of one’s own is refused, and by the database too', async () => {
    const olga = await buildUser(h, { role: 'admin', canSign: false });
    await own(olga).updateSignerProfile(signerInput());
    const id = await printedId(olga);
    await expect(check(olga, id)).rejects.toMatchObject(refusal('CREDENTIAL_OWN'));
    expect((await as(olga).credentials()).items.find((one) => one.id === id)).toMatchObject({ isYours: true });
    const forced = h.db
      .updateTable('signerCredentials')
      .set({ checkedAt: new Date(), checkedBy: olga.id, how: 'I know it' })
      .where('id', '=', id)
      .execute();
    await expect(forced).rejects.toThrow('signer_credentials_not_own');
    expect(await auditOf(olga.id)).toEqual(['credential.claimed']);
  });

  test('by two managers at once is made by one of them', async () => {
    const clara = await newSigner();
    const id = await printedId(clara);
    const other = await buildStaff(h, { capabilities: ['manage'], name: 'Rui Sá' });
    const answers = await Promise.allSettled([check(manager, id), check(other, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusal('CREDENTIAL_CHECKED'),
    });
    expect(await auditOf(clara.id)).toEqual(['credential.claimed', 'credential.checked']);
  });

  test('by somebody who was suspended meanwhile changes nothing', async () => {
    const clara = await newSigner();
    const credentialId = await printedId(clara);
    const gone = await buildStaff(h, { capabilities: ['manage'] });
    await as(manager).suspendStaff({ email: gone.email });
    // The call began before the suspension.
    await expect(checkCredential(h.deps, gone, { credentialId, how: 'Seen' })).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    const answer = await fetch(`${h.env.publicUrl}/trpc/admin.checkCredential`, {
      method: 'POST',
      headers: { cookie: gone.cookie, origin: h.env.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ credentialId, how: 'Seen' }),
    });
    expect(answer.status).toBe(401);
    expect(await auditOf(clara.id)).toEqual(['credential.claimed']);
  });

  test('of a missing, withdrawn, expired or changed one is refused', async () => {
    const clara = await newSigner();
    await expect(check(manager, randomUUID())).rejects.toMatchObject(refusal('CREDENTIAL_NOT_FOUND'));
    const withdrawn = await claimOf(clara);
    await own(clara).withdrawCredential({ id: withdrawn });
    await expect(check(manager, withdrawn)).rejects.toMatchObject(refusal('CREDENTIAL_NOT_FOUND'));
    const expired = await claimOf(clara, { validUntil: '2025-12-31' });
    await expect(check(manager, expired)).rejects.toMatchObject(refusal('CREDENTIAL_EXPIRED'));
    const seen = { credentialId: await printedId(clara), how: 'Seen', proofSha256: 'a'.repeat(64) };
    await expect(as(manager).checkCredential(seen)).rejects.toMatchObject(refusal('CREDENTIAL_PROOF_CHANGED'));
    await expect(as(manager).checkCredential({ ...seen, surely: true } as never)).rejects.toMatchObject(
      refusal('INVALID_INPUT'),
    );
  });

  test('is for its languages: the certificate of a paper in another one leaves it out', async () => {
    const clara = await newSigner();
    await own(clara).saveCredential({
      ...claim({ id: await printedId(clara), credential: 'ATA-certified translator', number: '483920' }),
      validUntil: '2199-12-31',
    });
    await check(manager, await printedId(clara));
    expect(await certificateBy(h, clara, 'Japanese')).not.toContain('483920');
    expect(await certificateBy(h, clara, 'Portuguese (Portugal)')).toContain('No.483920');
  });

  test('ends with the last day: the decision of the day after is refused', async () => {
    const clara = await newSigner();
    await own(clara).updateSignerProfile({ ...signerInput(), credentialExpiresOn: day(30) });
    await check(manager, await printedId(clara));
    expect(await own(clara).signerProfile()).toMatchObject({ findings: [], printedCredential: { state: 'expiring' } });
    const { review } = await buildPending(h);
    h.setNow(new Date(`${day(31)}T00:00:00Z`));
    expect(await refusedBy(own(clara).approve({ id: review.id, ...statement }))).toEqual(['signer.expired']);
    expect(await own(clara).signerProfile()).toMatchObject({ printedCredential: { state: 'expired' } });
  });

  test('stays as it was: neither its holder nor a statement changes or deletes it', async () => {
    const clara = await newSigner();
    const id = await printedId(clara);
    await check(manager, id);
    await expect(own(clara).saveCredential({ ...claim(), id })).rejects.toMatchObject(refusal('CREDENTIAL_CHECKED'));
    for (const change of [
      h.db.updateTable('signerCredentials').set({ number: '1' }).where('id', '=', id),
      h.db.updateTable('signerCredentials').set({ how: 'Otherwise' }).where('id', '=', id),
      h.db.deleteFrom('signerCredentials').where('id', '=', id),
    ]) {
      await expect(change.execute()).rejects.toThrow(/does not change|not deleted/);
    }
  });
});

describe('a claim', () => {
  test.each([
    ['signer.credential', { credential: '' }],
    ['signer.credential', { credential: 'Officially approved' }],
    ['signer.credential-number', { number: '' }],
    ['signer.expiry', { validUntil: '2027-02-31' }],
    ['signer.language-pairs', { languages: [] }],
    ['credential.authority', { authority: '日本翻訳連盟' }],
    ['credential.from', { validFrom: '2024-02-31' }],
    ['credential.from', { validFrom: day(901) }],
    ['credential.register', { registerUrl: 'javascript:alert(1)' }],
    ['credential.register', { registerUrl: 'http://register.example/1' }],
  ] as const)('is refused by %s: %j', async (rule, changes) => {
    const clara = await newSigner();
    const call = own(clara).saveCredential(
      claim({ ...changes, languages: [...((changes as { languages?: [] }).languages ?? claim().languages)] }),
    );
    await expect(call).rejects.toMatchObject({
      cause: { code: 'CREDENTIAL_INVALID', details: { findings: [{ rule }] } },
    });
  });

  test('is its holder’s alone: a foreign one is answered as a missing one', async () => {
    const [clara, nuno] = [await newSigner(), await newSigner('Nuno Prado')];
    const id = await claimOf(clara);
    for (const target of [id, randomUUID()]) {
      await expect(own(nuno).saveCredential({ ...claim(), id: target })).rejects.toMatchObject(
        refusal('CREDENTIAL_NOT_FOUND'),
      );
      await expect(own(nuno).withdrawCredential({ id: target })).rejects.toMatchObject(refusal('CREDENTIAL_NOT_FOUND'));
      const proof = await put(h.env.publicUrl, nuno, { path: `credentials/${target}`, body: await pdfOf(1) });
      expect(proof).toMatchObject(refusalOf(404, 'CREDENTIAL_NOT_FOUND'));
    }
    expect((await own(nuno).credentials()).items.map((one) => one.id)).not.toContain(id);
  });

  test('is made once, and changes until it is checked', async () => {
    const clara = await newSigner();
    const id = await claimOf(clara);
    await expect(own(clara).saveCredential(claim())).rejects.toMatchObject(refusal('CREDENTIAL_TWICE'));
    const registerUrl = 'https://register.example/entries/17';
    const { items } = await own(clara).saveCredential(claim({ id, registerUrl }));
    expect(ownCredentials.parse({ items }).items[0]).toMatchObject({ id, register: registerUrl, state: 'claimed' });
    const printed = await printedId(clara);
    await expect(
      own(clara).saveCredential({
        ...claim({ id, credential: 'ATA-certified translator', number: '483920' }),
        validUntil: '2199-12-31',
      }),
    ).rejects.toMatchObject(refusal('CREDENTIAL_TWICE'));
    expect(await printedId(clara)).toBe(printed);
  });

  test('has a proof that its holder and managers open, with each look of others in the audit log', async () => {
    const clara = await newSigner();
    const id = await claimOf(clara);
    const send = async (text: string) =>
      put(h.env.publicUrl, clara, { path: `credentials/${id}`, body: await pdfOf(1, { text }) });
    const open = (user: BuiltUser) =>
      fetch(`${h.env.publicUrl}/files/credentials/${id}`, { headers: { cookie: user.cookie } });
    expect((await open(clara)).status).toBe(404);
    expect(await send('First.')).toMatchObject({ status: 200, body: { uploadId: id, pages: 1 } });
    const [first = ''] = await listKeys(h.env, `credentials/${id}`);
    await sweepFile(h.deps, first);
    expect(await listKeys(h.env, `credentials/${id}`)).toEqual([first]);
    await send('Second.');
    await h.runJobs();
    const kept = await listKeys(h.env, `credentials/${id}`);
    expect(kept).toHaveLength(1);
    expect(kept).not.toContain(first);

    const seen = await open(manager);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    expect((await open(clara)).status).toBe(200);
    expect((await open(await newSigner('Nuno Prado'))).status).toBe(404);
    expect((await open(await buildUser(h))).status).toBe(403);
    expect(await auditOf(clara.id)).toEqual([
      'credential.claimed',
      'credential.claimed',
      'credential.proved',
      'credential.proved',
      'credential.proofOpened',
    ]);
    await check(manager, id);
    expect(await send('Third.')).toMatchObject(refusalOf(409, 'CREDENTIAL_CHECKED'));
  });
});

describe('reminders', () => {
  async function remindOn(daysAhead: number, staff: BuiltUser): Promise<number> {
    h.setNow(new Date(`${day(daysAhead)}T08:00:00Z`));
    await Promise.all([remindOfCredentials(h.deps), remindOfCredentials(h.deps)]);
    await remindOfCredentials(h.deps);
    const mails = await h.db
      .selectFrom('outboundEmails')
      .select('id')
      .where('userId', '=', staff.id)
      .where('template', '=', 'credential-expiring')
      .execute();
    const { items } = await h.caller(staff).notifications.list();
    expect(items.filter(({ type }) => type === 'credential_expiring')).toHaveLength(mails.length);
    return mails.length;
  }

  test('are sent 60, 30 and 7 days before the end, once each', async () => {
    const clara = await newSigner();
    await own(clara).updateSignerProfile({ ...signerInput(), credentialExpiresOn: day(100) });
    await check(manager, await printedId(clara));
    const sent: number[] = [];
    for (const ahead of [0, 39, 40, 41, 69, 70, 92, 93, 99, 100, 101]) sent.push(await remindOn(ahead, clara));
    expect(sent).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 3]);
    h.setNow(null);
    await h.runJobs();
    const mail = (await h.mails(clara.email)).at(-1);
    expect(mail?.text).toContain('ATA-certified translator');
    expect(mail?.text).toContain('/authenticator/profile');
  });

  test('after an outage are the closest one alone, and of no claim that is unchecked or withdrawn', async () => {
    const [clara, nuno, rita] = [await newSigner(), await newSigner('Nuno Prado'), await newSigner('Rita Sá')];
    const id = await claimOf(clara, { validUntil: day(100) });
    await check(manager, id);
    await claimOf(nuno, { validUntil: day(100) });
    const withdrawn = await claimOf(rita, { validUntil: day(100) });
    await check(manager, withdrawn);
    await own(rita).withdrawCredential({ id: withdrawn });
    expect(await remindOn(97, clara)).toBe(1);
    expect(await remindOn(97, nuno)).toBe(0);
    expect(await remindOn(97, rita)).toBe(0);
  });
});

test('an upgrade carries over what was in use as checked, and a job says so in the audit log once', async () => {
  const { url, drop } = await formerDatabase(inject('services').postgresUrl);
  const log = createLog('silent');
  await prepareDatabase({ databaseUrl: url, log }, () => Promise.resolve());
  const inUse = await runSql(
    url,
    `select distinct on (user_id) user_id, credential, credential_number as number, credential_expires_on as valid_until
      from signer_profiles order by user_id, version desc`,
  );
  const rows = await runSql(
    url,
    `select user_id, credential, number, valid_until, how, checked_by, checked_at is not null as is_checked
      from signer_credentials order by user_id`,
  );
  expect(inUse.length).toBeGreaterThan(0);
  expect(rows).toEqual(
    expect.arrayContaining(inUse.map((row) => ({ ...row, how: checkedBefore, checked_by: null, is_checked: true }))),
  );
  const db = createDb(createPool(url, log));
  const deps = { ...h.deps, db };
  await Promise.all([recordCarriedOver(deps), recordCarriedOver(deps)]);
  await recordCarriedOver(deps);
  const said = await runSql(
    url,
    `select actor_id, actor_role, details->>'how' as how from staff_events where event = 'credential.checked'`,
  );
  expect(said).toEqual(rows.map(() => ({ actor_id: null, actor_role: 'system', how: checkedBefore })));
  expect(await readChains(url)).toMatchObject({ broken: undefined });
  await db.destroy();
  await drop();
});
