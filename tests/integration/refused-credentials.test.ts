import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { signerInput } from '../support/signers.ts';
import { buildStaff } from '../support/staff.ts';

// Credentials that a manager looked at and refused.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
const refusal = (code: ErrorCode) => ({ cause: { code } });
let manager: BuiltUser;
beforeAll(async () => {
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
});

const own = (staff: BuiltUser) => h.caller(staff).authenticator;
const as = (user: BuiltUser) => h.caller(user).admin;

async function newSigner(): Promise<BuiltUser> {
  const staff = await buildUser(h, { role: 'authenticator', name: 'Clara Reis', canSign: false });
  await own(staff).updateSignerProfile(signerInput('Clara Reis'));
  return staff;
}

const claim = () => ({
  ...{ credential: 'NAATI Certified Translator', number: 'CPN8KL55M', authority: 'NAATI', registerUrl: null },
  ...{ languages: [{ from: 'Portuguese', to: 'English' }], validFrom: '2024-01-15', validUntil: '2199-12-31' },
});

async function claimOf(staff: BuiltUser): Promise<string> {
  const { items } = await own(staff).saveCredential(claim());
  return items[0]?.id ?? '';
}

const check = (credentialId: string) =>
  as(manager).checkCredential({ credentialId, how: 'Looked up in the directory' });

describe('a refused claim', () => {
  const refuse = (credentialId: string, reason = 'The proof is of another year') =>
    as(manager).refuseCredential({ credentialId, reason });

  test('tells its holder why, prints nowhere, and is looked at again once it changes', async () => {
    const staff = await newSigner();
    const id = await claimOf(staff);
    expect(await refuse(id)).toMatchObject({ state: 'refused', refusal: 'The proof is of another year' });
    // Repeated, it is the same refusal.
    await refuse(id);
    const events = await h.db
      .selectFrom('staffEvents')
      .select('event')
      .where('subjectUserId', '=', staff.id)
      .where('event', '=', 'credential.refused')
      .execute();
    expect(events).toHaveLength(1);
    const { items } = await h.caller(staff).notifications.list();
    expect(items.filter(({ type }) => type === 'credential_refused')).toMatchObject([
      { message: expect.stringContaining('The proof is of another year') },
    ]);
    const changed = await own(staff).saveCredential({ ...claim(), id, number: 'CPN9' });
    expect(changed.items.find((item) => item.id === id)).toMatchObject({ state: 'claimed', refusal: null });
    expect(await check(id)).toMatchObject({ state: 'checked' });
    await expect(refuse(id)).rejects.toMatchObject(refusal('CREDENTIAL_CHECKED'));
  });

  test('is never one’s own, and may be checked after all', async () => {
    const both = await buildUser(h, { role: 'admin', canSign: false });
    await own(both).updateSignerProfile(signerInput('Bruno Dias'));
    const mine = await claimOf(both);
    await expect(as(both).refuseCredential({ credentialId: mine, reason: 'Not valid' })).rejects.toMatchObject(
      refusal('CREDENTIAL_OWN'),
    );
    await refuse(mine);
    expect(await check(mine)).toMatchObject({ state: 'checked', refusal: null });
  });

  test('decided twice at once has one decision', async () => {
    const id = await claimOf(await newSigner());
    await Promise.allSettled([refuse(id), check(id)]);
    const row = await h.db.selectFrom('signerCredentials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.checkedAt !== null, row.refusedAt !== null].filter(Boolean)).toHaveLength(1);
  });
});
