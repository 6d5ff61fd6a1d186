import { describe, expect, test } from 'vitest';
import { deliveryDays, minDeliveries } from '#shared/promise/delivery-counts.ts';
import { buildDocument, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildChecked, signerInput } from '../support/signers.ts';

/** What visitors read of the work: real delivery times, and the people who sign. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });

const hourMs = 60 * 60_000;
const visitor = () => h.caller(null);

describe('delivery times', () => {
  const start = new Date('2026-11-22T12:00:00Z');

  /** An order delivered at `at`, paid this many hours before, or then ordered on account and not paid yet. */
  async function deliver(hours: number, { at = start, isFree = false, onAccount = false } = {}) {
    h.setNow(at);
    const createdAt = new Date(at.getTime() - hours * hourMs);
    const { id } = await buildDocument(h, {
      ...{ status: 'completed', createdAt },
      ...(isFree ? { paymentStatus: 'free' } : {}),
    });
    if (!onAccount) return;
    const ofOrder = h.db.selectFrom('paymentItems').select('paymentId').where('documentId', '=', id);
    const due = { status: 'due', onAccount: true, paidAt: null } as const;
    await h.db.updateTable('payments').set(due).where('id', 'in', ofOrder).execute();
  }

  test('are shown once enough charged orders were delivered recently, and measured again after ten minutes', async () => {
    for (let hours = 1; hours < minDeliveries; hours += 1) await deliver(hours);
    await deliver(500, { at: new Date(start.getTime() - (deliveryDays + 1) * 24 * hourMs) });
    await deliver(500, { isFree: true });
    h.setNow(start);
    expect(await visitor().documents.deliveryTimes()).toBeNull();

    await deliver(60, { onAccount: true });
    h.setNow(new Date(start.getTime() + 60_000));
    expect(await visitor().documents.deliveryTimes(), 'kept for minutes').toBeNull();
    h.setNow(new Date(start.getTime() + hourMs));
    const times = await visitor().documents.deliveryTimes();
    expect(times).toMatchObject({ deliveries: 30, medianHours: 15.5 });
    // 1 to 29 and 60 hours: the 27th and 28th of 30 are 27 and 28.
    expect(times?.p90Hours).toBeCloseTo(27.1, 5);
    expect(times?.shares).toEqual([20, 20, 40, 17, 0, 3]);
    h.setNow(null);
  });
});

describe('people who sign', () => {
  const newSigner = async (name: string, changes: Partial<ReturnType<typeof signerInput>> & { isPublic?: boolean }) => {
    const staff = await buildUser(h, { role: 'authenticator', name, canSign: false });
    const save = (more: typeof changes) =>
      h.caller(staff).authenticator.updateSignerProfile({ ...signerInput(name), ...changes, ...more });
    await buildChecked(h, staff);
    await save({});
    return { staff, save };
  };
  const names = async () => (await visitor().verification.signers()).signers.map(({ legalName }) => legalName);

  test('are listed by their own choice only, with credential and languages and nothing else', async () => {
    await newSigner('Clara Reis', {});
    expect(await names()).toEqual([]);
    const { save, staff } = await newSigner('Marta Vidal', { isPublic: true });
    const { signers } = await visitor().verification.signers();
    expect(signers).toEqual([
      {
        legalName: 'Marta Vidal',
        nativeName: null,
        credential: 'ATA-certified translator, No. 483920, valid through December 31, 2199',
        languages: expect.arrayContaining(['Portuguese', 'Japanese']),
        register: 'https://www.atanet.org/directory/',
      },
    ]);
    expect(JSON.stringify(signers)).not.toContain(staff.email);
    expect((await h.caller(staff).authenticator.signerProfile()).profile?.isPublic).toBe(true);
    await save({ isPublic: false });
    expect(await names(), 'withdrawn').toEqual([]);
  });

  test('leave the list with their role and with an expired credential', async () => {
    const { staff } = await newSigner('Nuno Prado', { isPublic: true, credentialExpiresOn: '2199-12-31' });
    expect(await names()).toEqual(['Nuno Prado']);
    h.setNow(new Date('2200-01-01T12:00:00Z'));
    expect(await names()).toEqual([]);
    h.setNow(null);
    await h.db.updateTable('profiles').set({ role: 'user' }).where('id', '=', staff.id).execute();
    expect(await names()).toEqual([]);
  });
});
