import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeImport } from '#server/features/admin/imports/service.ts';
import { importOutput } from '#shared/schemas/imports.ts';
import { tokensMailedTo } from '../support/accounts.ts';
import { chunksOf } from '../support/bank-files.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { longestTurn } from '../support/loop-turns.ts';
import { buildStaff } from '../support/staff.ts';

// Customers, firms and past orders of another system.

const h = useHarness();
let manager: BuiltUser;
beforeAll(async () => {
  await h.listen();
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Mara Lind' });
});

interface Press {
  key?: string;
  invite?: boolean;
  by?: BuiltUser;
}

function put(kind: string, lines: readonly string[], { key, invite = false, by = manager }: Press = {}) {
  const query = `kind=${kind}&filename=old.csv${key ? `&create=${key}` : ''}${invite ? '&invite=1' : ''}`;
  return fetch(`${h.env.publicUrl}/files/imports?${query}`, {
    method: 'PUT',
    headers: { cookie: by.cookie, 'Content-Type': 'text/csv', Origin: h.env.publicUrl },
    body: lines.join('\r\n'),
  });
}

async function send(...sent: Parameters<typeof put>) {
  const response = await put(...sent);
  expect(response.status).toBe(200);
  return importOutput.parse(await response.json());
}

const address = () => `${randomUUID().slice(0, 8)}@old.test`;
const accountsOf = (emails: readonly string[]) =>
  h.db.selectFrom('profiles').selectAll().where('email', 'in', emails).where('kind', '=', 'person').execute();

describe('customers', () => {
  test('are checked without a trace, imported once by two presses at once, and invited once in their language', async () => {
    const [ana, ben] = [address(), address()];
    const known = await buildUser(h, { name: 'Keeps Name' });
    const list = [
      'Email,Name,Phone,Language',
      `${ana.toUpperCase()},Ana Souza,'+55 11 91234-5678,Portuguese`,
      `${ben},"Ben, the younger",,`,
      `${known.email},Another Name,,de`,
    ];
    const checked = await send('customers', list);
    expect(checked).toMatchObject({ faults: [], done: null });
    expect(checked.lines.map(({ state }) => state)).toEqual(['new', 'new', 'known']);
    expect(await accountsOf([ana, ben])).toEqual([]);

    const press = { key: randomUUID(), invite: true };
    const both = await Promise.all([send('customers', list, press), send('customers', list, press)]);
    const again = await send('customers', list, press);
    expect(again.done).toMatchObject({ created: 2, invited: 2 });
    expect(new Set(both.map(({ done }) => done?.importId)).size).toBe(1);
    expect(await accountsOf([ana])).toMatchObject([{ name: 'Ana Souza', locale: 'pt', phone: '+5511912345678' }]);
    expect(await accountsOf([known.email])).toMatchObject([{ name: 'Keeps Name', locale: null }]);
    const [token = '', ...others] = await tokensMailedTo(h, ana, 'customer-invitation');
    expect(others).toEqual([]);
    expect((await put('customers', [...list, `${address()},New One,,`], press)).status).toBe(409);

    const { auth } = h.caller(null);
    await expect(auth.login({ email: ana, password: 'anything at all' })).rejects.toThrow();
    expect(await auth.checkPasswordReset({ token })).toEqual({ valid: true });
    await auth.resetPassword({ token, password: 'a quiet river bends' });
    expect(await auth.login({ email: ana, password: 'a quiet river bends' })).toMatchObject({
      user: { name: 'Ana Souza' },
    });
    await expect(auth.resetPassword({ token, password: 'another river bends' })).rejects.toThrow();
  });

  test('with a fault import nothing, and each fault has its line and column', async () => {
    const staff = await buildStaff(h, { capabilities: ['desk'] });
    const twice = address();
    const { faults, done } = await send(
      'customers',
      [
        'Name;Email;Phone;Language',
        `=1+1;${address()};;`,
        `Ana;no address;;`,
        `Ana;${twice};;`,
        `Ana;${twice.toUpperCase()};;`,
        `Clara;${staff.email};;`,
        `Ana;${address()};call me;Klingon`,
        `Ana;${address()}`,
      ],
      { key: randomUUID() },
    );
    expect(done).toBeNull();
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'name'],
      [3, 'email'],
      [5, 'email'],
      [6, 'email'],
      [7, 'phone'],
      [7, 'language'],
      [8, null],
    ]);
    expect(await accountsOf([twice])).toEqual([]);
  });

  test('are for who may manage, and a list is bounded', async () => {
    const desk = await buildStaff(h, { capabilities: ['desk'] });
    expect((await put('customers', ['Name,Email'], { by: desk })).status).toBe(403);
    expect((await put('customers', ['Name,Email'], { by: await buildUser(h) })).status).toBe(403);
    expect((await put('customers', ['Name,Phone'])).status).toBe(422);
    const many = Array.from({ length: 5_001 }, (_, index) => `Ana,${index}@many.test`);
    expect((await put('customers', ['Name,Email', ...many])).status).toBe(413);
  });

  test('five thousand are imported, and go on after a press that was cut off', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `Ana ${index},p${index}@bulk.test`);
    const list = ['Name,Email', ...many];
    const press = { key: randomUUID() };
    const actor = { id: manager.id, role: manager.role, person: { id: manager.id, name: null, email: manager.email } };
    const csv = chunksOf(list.join('\n'));
    const sent = { kind: 'customers', filename: 'old.csv', csv, key: undefined, withInvitations: false } as const;
    const { result, stallMs } = await longestTurn(() => takeImport(h.deps, actor, sent));
    expect(result.lines.length).toBe(5_000);
    expect(stallMs).toBeLessThan(50);
    expect((await send('customers', list.slice(0, 601), { key: randomUUID() })).done).toMatchObject({ created: 600 });
    expect((await send('customers', list, press)).done).toMatchObject({ created: 4_400, invited: 0 });
    expect((await send('customers', list, press)).done).toMatchObject({ created: 4_400 });
  });
});

describe('firms and past orders', () => {
  test('a firm has its contact as owner and another firm’s prices; its past orders are read by it alone', async () => {
    const [contact, other] = [address(), address()];
    const [first, second] = [`Reis ${randomUUID()}`, `Lima ${randomUUID()}`];
    const header = 'Firm,Name,Email,VAT ID,Discount,Prices,Country';
    const withDiscount = [header, `${first},Clara Reis,${contact},,15%,,PT`];
    expect((await send('firms', withDiscount, { key: randomUUID() })).done).toMatchObject({ created: 1 });
    const copied = [
      header,
      `${second},Lia Lima,${other},DE136695976,,${first.toUpperCase()},DE`,
      `X,Y,${address()},,,Nobody,`,
    ];
    expect((await send('firms', copied)).faults).toMatchObject([{ line: 3, column: 'prices' }]);
    const list = copied.slice(0, 2);
    const press = () => send('firms', list, { key: randomUUID() });
    const made = await Promise.all([press(), press()]);
    expect(made.reduce((sum, { done }) => sum + (done?.created ?? 0), 0)).toBe(1);
    const [lima] = await h.db.selectFrom('profiles').select(['id']).where('name', '=', second).execute();
    const discountOf = async () => (await h.deps.company.find('volume-discount', { scope: lima?.id ?? '' }))?.facts;
    await expect.poll(discountOf).toEqual({ steps: [{ fromPages: 0, percent: 15 }] });

    const orders = [
      'Email,Firm,Reference,Date,Title,Amount,Currency',
      `${contact},,A-1,2023-02-28,Birth certificate,1200,JPY`,
      `${other},${second},A-1,2024-02-29,Diploma,80.50,EUR`,
      `${other},${first},A-2,2024-02-29,Diploma,80.50,EUR`,
      `${other},,A-3,2023-02-29,Diploma,"1,200.00",EUR`,
    ];
    expect((await send('orders', orders)).faults.map(({ line, column }) => [line, column])).toEqual([
      [4, 'firm'],
      [5, 'amount'],
      [5, 'date'],
    ]);
    const right = orders.slice(0, 3);
    expect((await send('orders', right, { key: randomUUID() })).done).toMatchObject({ created: 2 });
    expect((await send('orders', right, { key: randomUUID() })).lines.map(({ state }) => state)).toEqual([
      'known',
      'known',
    ]);
    const clara = await accountsOf([contact]);
    const owner = { ...(await buildUser(h)), id: clara[0]?.id ?? '' };
    expect(await h.caller(owner).documents.pastOrders()).toMatchObject({
      total: 1,
      items: [{ reference: 'A-1', orderedOn: '2023-02-28', amountCents: 1200, currency: 'JPY' }],
    });
    expect(await h.caller(await buildUser(h)).documents.pastOrders()).toMatchObject({ total: 0 });
    expect(await h.caller(manager).admin.pastOrders({ search: second })).toMatchObject({
      items: [{ customerName: second, amountCents: 8050 }],
    });
    expect((await h.caller(manager).admin.imports()).items[0]).toMatchObject({ kind: 'orders', created: 0, lines: 2 });
  });
});
