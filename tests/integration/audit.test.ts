import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readChains, compareWithSeal, writeSeal } from '#server/operations/audit/chains.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, openCheckout, pay, paymentOf } from '../support/orders.ts';

const h = useHarness();
let admin: BuiltUser;
let url: string;

beforeAll(async () => {
  admin = await buildUser(h, { role: 'admin' });
  ({ url } = await h.listen());
});

function eventsOf(documentId: string) {
  return h.db
    .selectFrom('documentEvents')
    .select(['event', 'actorId', 'actorRole', 'details', 'chainPosition'])
    .where('documentId', '=', documentId)
    .orderBy('chainPosition')
    .execute();
}

function staffEventsOf(actor: { id: string }) {
  return h.db
    .selectFrom('staffEvents')
    .select(['event', 'subjectUserId', 'details'])
    .where('actorId', '=', actor.id)
    .orderBy('chainPosition')
    .execute();
}

/** Bypasses the triggers, as an attacker with database credentials could. */
async function forge(statement: string, values: unknown[] = []): Promise<void> {
  const client = await h.deps.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(statement, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function brokenRow() {
  return (await readChains(h.env.databaseUrl)).broken;
}

describe('audited actions', () => {
  test('every read of a delivered file, with its reader', async () => {
    const owner = await buildUser(h);
    const { id } = await buildDocument(h, { owner, status: 'completed' });
    const { url: link } = await h.caller(owner).documents.fileLink({ id, kind: 'translation', disposition: 'inline' });
    const before = (await eventsOf(id)).length;
    for (const reader of [owner, admin]) await (await fetch(link, { headers: { cookie: reader.cookie } })).bytes();
    await (await fetch(link)).bytes();
    await fetch(link, { method: 'HEAD' });
    await (await fetch(link, { headers: { range: 'bytes=0-9' } })).bytes();
    await (await fetch(link, { headers: { range: 'bytes=10-19' } })).bytes();
    const read = (event: string, actorId: string | null, actorRole: string) => ({
      event,
      actorId,
      actorRole,
      details: { file: 'delivered' },
    });
    expect((await eventsOf(id)).slice(before)).toMatchObject([
      read('viewed', owner.id, 'user'),
      read('viewed', admin.id, 'admin'),
      read('viewed', null, 'link'),
    ]);
    const { url: saved } = await h
      .caller(owner)
      .documents.fileLink({ id, kind: 'translation', disposition: 'attachment' });
    for (const range of ['bytes=1-9', 'bytes=10-19', 'bytes=0-4']) {
      await (await fetch(saved, { headers: { range, cookie: owner.cookie } })).bytes();
    }
    expect((await eventsOf(id)).slice(before + 3)).toMatchObject([read('downloaded', owner.id, 'user')]);
    await (await fetch(`${url}/files/translations.zip`, { headers: { cookie: owner.cookie } })).bytes();
    expect((await eventsOf(id)).at(-1)).toMatchObject(read('downloaded', owner.id, 'user'));

    const { items } = await h.caller(admin).admin.auditLog({ documentId: id });
    expect(items[0]).toMatchObject({ event: 'downloaded', actorId: owner.id });
    const { timeline } = await h.caller(owner).documents.get({ id });
    for (const event of ['viewed', 'downloaded']) expect(timeline.map((entry) => entry.event)).not.toContain(event);
  });

  test('staff logins, no customer logins', async () => {
    const [clerk, customer] = [await buildUser(h, { role: 'authenticator' }), await buildUser(h)];
    for (const { email, password } of [clerk, customer]) await h.caller(null).auth.login({ email, password });
    expect(await staffEventsOf(clerk)).toMatchObject([{ event: 'login' }]);
    expect(await staffEventsOf(customer)).toEqual([]);
  });

  test('refunds and role changes, with their values', async () => {
    const boss = await buildUser(h, { role: 'admin' });
    const person = await buildUser(h);
    await h.caller(boss).admin.setUserRole({ id: person.id, role: 'authenticator' });
    const customer = await buildUser(h);
    const { sessionId } = await openCheckout(h, customer, [await buildDraft(h, customer)]);
    await pay(h, sessionId);
    await h.caller(customer).payments.processSession({ sessionId });
    const payment = await paymentOf(h, sessionId);
    await h.caller(boss).payments.refund({ paymentId: payment.id, reason: 'asked by phone' });
    expect(await staffEventsOf(boss)).toMatchObject([
      { event: 'role.set', subjectUserId: person.id, details: { from: 'user', to: 'authenticator' } },
      { event: 'refund.requested', subjectUserId: customer.id, details: { payment: payment.id, amountCents: 1500 } },
    ]);
  });

  test('the events of a discarded draft', async () => {
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner);
    await h.caller(owner).documents.discard({ id: draft.id });
    expect((await eventsOf(draft.id)).at(-1)).toMatchObject({ event: 'discarded', actorId: owner.id });
  });
});

describe('tamper evidence', () => {
  test.each(['document_events', 'staff_events', 'audit_chains'])('%s is append-only', async (table) => {
    await buildDocument(h);
    await h.caller(null).auth.login({ email: admin.email, password: admin.password });
    const column = table === 'audit_chains' ? 'length = 0' : `event = 'nothing'`;
    for (const statement of [`update ${table} set ${column}`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(h.deps.pool.query(statement), statement).rejects.toThrow('append-only');
    }
  });

  test('concurrent writers keep every hash chain intact, on one document and on many', async () => {
    const documents = await Promise.all(Array.from({ length: 4 }, () => buildDocument(h, { status: 'completed' })));
    const write = (documentId: string) =>
      h.db.insertInto('documentEvents').values({ documentId, event: 'noted', actorRole: 'system' }).execute();
    await Promise.all(Array.from({ length: 80 }, (_, index) => write(documents[index % 4]?.id ?? '')));
    expect(await brokenRow()).toBeUndefined();
    for (const { id } of documents) {
      expect((await eventsOf(id)).filter(({ event }) => event === 'noted')).toHaveLength(20);
    }
  });

  test('verification names a changed row', async () => {
    const { id } = await buildDocument(h, { status: 'completed' });
    const [, second] = await eventsOf(id);
    expect(await brokenRow()).toBeUndefined();
    await forge(`update document_events set actor_role = 'admin' where document_id = $1 and chain_position = 2`, [id]);
    expect(await brokenRow()).toEqual({ chain: `document:${id}`, position: 2, reason: 'changed' });
    await forge(`update document_events set actor_role = $2 where document_id = $1 and chain_position = 2`, [
      id,
      second?.actorRole,
    ]);
    expect(await brokenRow()).toBeUndefined();
  });

  test('verification names a removed row, from the middle and from the end', async () => {
    const { id } = await buildDocument(h, { status: 'completed' });
    const length = (await eventsOf(id)).length;
    await forge('create table kept as select * from document_events where document_id = $1'.replace('$1', `'${id}'`));
    for (const position of [2, length]) {
      await forge('delete from document_events where document_id = $1 and chain_position = $2', [id, position]);
      expect(await brokenRow()).toEqual({ chain: `document:${id}`, position, reason: 'missing' });
      await forge('insert into document_events overriding system value select * from kept where chain_position = $1', [
        position,
      ]);
      expect(await brokenRow()).toBeUndefined();
    }
  });

  test('a fully rewritten chain does not match the seal', async () => {
    const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'seal-'));
    const file = path.join(dir, 'seal.json');
    const { id } = await buildDocument(h, { status: 'completed' });
    writeSeal(file, (await readChains(h.env.databaseUrl)).ends);
    await h.db.insertInto('documentEvents').values({ documentId: id, event: 'noted', actorRole: 'system' }).execute();
    expect(await compareWithSeal(h.env.databaseUrl, file)).toBeUndefined();

    await forge('create table story as select * from document_events where document_id = $1'.replace('$1', `'${id}'`));
    await forge('delete from document_events where document_id = $1', [id]);
    await forge('delete from audit_chains where chain = $1', [`document:${id}`]);
    await h.deps.pool.query(
      `insert into document_events (document_id, event, actor_role) select document_id, event, 'nobody' from story`,
    );
    expect(await brokenRow()).toBeUndefined();
    expect(await compareWithSeal(h.env.databaseUrl, file)).toMatchObject({ chain: `document:${id}` });
    await fs.rm(dir, { recursive: true });
  });
});
