import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDelivery, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildStaff } from '../support/staff.ts';

// Complaints about orders: opened, answered with a lesson, and ended by what was done.

const h = useHarness();
let desk: BuiltUser;
let translator: BuiltUser;
beforeAll(async () => {
  desk = await buildStaff(h, { capabilities: ['desk'], name: 'Dora Lind' });
  translator = await buildStaff(h, { capabilities: ['translate', 'certify'], name: 'Clara Reis' });
});

const admin = () => h.caller(desk).admin;
const said = 'The street of the registry is wrong.';
async function buildOrder() {
  const { originalDocumentId: documentId, verificationCode, userId } = await buildDelivery(h);
  return { documentId, verificationCode, userId };
}

async function openOne() {
  const order = await buildOrder();
  return { ...order, opened: await admin().openComplaint({ documentId: order.documentId, cause: 'accuracy', said }) };
}

const eventsOf = async (complaint: string) => {
  const rows = await h.db.selectFrom('staffEvents').select(['event', 'details']).orderBy('id').execute();
  return rows.filter(({ details }) => JSON.stringify(details).includes(complaint));
};

describe('a complaint', () => {
  test('is a case of its order: cause, whose work, cost and lesson, then its end', async () => {
    const { opened, documentId, verificationCode } = await openOne();
    expect(opened).toMatchObject({
      cause: 'accuracy',
      said,
      openedByName: 'Dora Lind',
      outcome: null,
      isReissued: false,
    });
    const findings = { id: opened.id, cause: 'omission', aboutId: translator.id } as const;
    const saved = await admin().saveComplaint({ ...findings, cost: { cents: 1500, currency: 'usd' } });
    expect(saved).toMatchObject({ cause: 'omission', aboutName: 'Clara Reis', costCents: 1500, currency: 'usd' });
    const lesson = 'Streets are compared with the register.';
    const closed = await admin().closeComplaint({ ...findings, lesson, outcome: 'explained' });
    expect(closed).toMatchObject({ outcome: 'explained', lesson, closedByName: 'Dora Lind' });
    const { items } = await admin().complaints({ search: verificationCode });
    expect(items).toMatchObject([{ id: opened.id, documentId }]);
    expect(await admin().complaints({ state: 'open', documentId })).toMatchObject({ total: 0 });
    // The complaint's text is not logged.
    const events = await eventsOf(opened.id);
    expect(events.map(({ event }) => event)).toEqual(['complaint.opened', 'complaint.changed', 'complaint.closed']);
    expect(JSON.stringify(events)).not.toContain('street');
  });

  test('is one at a time for an order, also when opened twice at once', async () => {
    const { documentId } = await buildOrder();
    const input = { documentId, cause: 'layout', said } as const;
    const results = await Promise.allSettled([admin().openComplaint(input), admin().openComplaint(input)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(admin().openComplaint(input)).rejects.toMatchObject({ cause: { code: 'COMPLAINT_OPEN' } });
    expect(await admin().complaints({ documentId })).toMatchObject({ total: 1 });
  });

  test('does not end as reissued or refunded before anything of the kind was done', async () => {
    const { opened, documentId } = await openOne();
    const end = { id: opened.id, cause: 'accuracy', lesson: 'Read twice.' } as const;
    for (const outcome of ['reissued', 'refunded'] as const) {
      await expect(admin().closeComplaint({ ...end, outcome })).rejects.toMatchObject({
        cause: { code: 'COMPLAINT_NOT_REMEDIED' },
      });
    }
    await h.db.updateTable('documents').set({ refundedCents: 500 }).where('id', '=', documentId).execute();
    expect(await admin().closeComplaint({ ...end, outcome: 'refunded' })).toMatchObject({ refundedCents: 500 });
    // Repeated, it is the same end; another one is refused.
    await admin().closeComplaint({ ...end, outcome: 'refunded' });
    await expect(admin().closeComplaint({ ...end, outcome: 'explained' })).rejects.toMatchObject({
      cause: { code: 'COMPLAINT_CLOSED' },
    });
    await expect(admin().saveComplaint({ ...end, cause: 'price' })).rejects.toMatchObject({
      cause: { code: 'COMPLAINT_CLOSED' },
    });
    // A refund of before the next complaint does not end that one.
    const next = await admin().openComplaint({ documentId, cause: 'price', said });
    expect(next.refundedCents).toBe(0);
  });

  test('is about somebody on the staff, of an order that exists', async () => {
    const { opened, userId } = await openOne();
    const customer = { id: opened.id, cause: 'service', aboutId: userId } as const;
    await expect(admin().saveComplaint(customer)).rejects.toMatchObject({ cause: { code: 'COMPLAINT_ABOUT' } });
    const nowhere = { documentId: randomUUID(), cause: 'service', said } as const;
    await expect(admin().openComplaint(nowhere)).rejects.toMatchObject({ cause: { code: 'DOCUMENT_NOT_FOUND' } });
    const unwritten = { ...customer, aboutId: null, lesson: ' ', outcome: 'declined' } as const;
    await expect(admin().closeComplaint(unwritten)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('about somebody who left the staff since can be closed', async () => {
    const leaver = await buildStaff(h, { capabilities: ['translate'], name: 'Rui Prado' });
    const { opened } = await openOne();
    const findings = { id: opened.id, cause: 'accuracy', aboutId: leaver.id } as const;
    await admin().saveComplaint(findings);
    await h.db.updateTable('profiles').set({ role: 'user', capabilities: null }).where('id', '=', leaver.id).execute();
    expect(await admin().closeComplaint({ ...findings, lesson: 'Read twice.', outcome: 'explained' })).toMatchObject({
      aboutName: 'Rui Prado',
      outcome: 'explained',
    });
  });

  test('is counted by the report, and read by those who manage', async () => {
    const { documentId } = await openOne();
    await h.db.updateTable('documents').set({ orderedAt: h.deps.now() }).where('id', '=', documentId).execute();
    const owner = await h.db
      .selectFrom('documents')
      .select('userId')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    const manager = h.caller(await buildUser(h, { role: 'admin' })).admin;
    const today = h.deps.now().toISOString().slice(0, 10);
    expect(await manager.report({ from: today, to: today, customerId: owner.userId })).toMatchObject({
      total: { orders: 1, complaints: 1 },
    });
    expect(await manager.complaints({ documentId })).toMatchObject({ total: 1 });
    await expect(h.caller(translator).admin.complaints({})).rejects.toMatchObject({ cause: { code: 'ADMIN_ONLY' } });
  });
});
