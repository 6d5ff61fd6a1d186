import { beforeAll, describe, expect, test } from 'vitest';
import { importStatement } from '#server/features/payments/bank/service.ts';
import { bankImportOutput } from '#shared/schemas/received.ts';
import { camtOf, chunksOf, type BankEntry } from '../support/bank-files.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { longestTurn } from '../support/loop-turns.ts';
import { buildDue } from '../support/received.ts';

// Imported bank statements: what their lines are proposed for, and what a person confirms.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});

const refusal = (code: string) => ({ cause: { code } });
const send = (user: BuiltUser | undefined, body: string, type = 'application/xml') =>
  fetch(`${h.env.publicUrl}/files/bank-statements?filename=november.xml`, {
    method: 'PUT',
    headers: { ...(user && { cookie: user.cookie }), 'Content-Type': type, Origin: h.env.publicUrl },
    body,
  });
async function imported(user: BuiltUser, entries: readonly BankEntry[]) {
  const response = await send(user, camtOf(entries));
  expect(response.status).toBe(200);
  return bankImportOutput.parse(await response.json());
}
const linesOf = async (user: BuiltUser, importId: string) =>
  (await h.caller(user).admin.bankLines({ importId, pageSize: 100 })).items;
const statusOf = async (id: string) =>
  h.db.selectFrom('payments').select(['status', 'receivedCents']).where('id', '=', id).executeTakeFirstOrThrow();
let counted = 0;
const bankReference = () => `T-${String((counted += 1))}`;

describe('an import', () => {
  test('proposes, and pays nothing before a person confirmed; confirmed twice and by two it is one entry', async () => {
    const { admin, statementId, number, owner } = await buildDue(h);
    const other = await buildUser(h, { role: 'admin' });
    const result = await imported(admin, [
      { amount: '30.00', reference: `payment of ${number}`, bankReference: bankReference() },
      { amount: '12.34', reference: 'no number', bankReference: bankReference() },
      { amount: '99.00', reference: 'rent', isDebit: true, bankReference: bankReference() },
    ]);
    expect(result).toMatchObject({ isNew: true, lines: 2, proposed: 1, unmatched: 1, known: 0, debits: 1 });
    const lines = await linesOf(admin, result.importId);
    expect(lines).toMatchObject([
      {
        state: 'proposed',
        match: 'reference',
        doubt: null,
        proposal: { paymentId: statementId, number, leftCents: 3000 },
      },
      { state: 'unmatched', proposal: null, doubt: expect.stringContaining('No invoice') },
    ]);
    expect(await statusOf(statementId)).toMatchObject({ status: 'due', receivedCents: 0 });
    const [line, open] = lines;
    const confirm = (user: BuiltUser) => h.caller(user).admin.confirmBankLine({ lineId: line?.id ?? '' });
    await Promise.all([confirm(admin), confirm(other), confirm(admin)]);
    expect(await statusOf(statementId)).toEqual({ status: 'paid', receivedCents: 3000 });
    expect(await linesOf(admin, result.importId)).toMatchObject([{ state: 'confirmed', receipt: /RCV-/ }, {}]);
    await h.runJobs();
    expect((await h.caller(owner).payments.invoices({})).items).toMatchObject([{ state: 'paid' }]);
    await expect(h.caller(admin).admin.confirmBankLine({ lineId: open?.id ?? '' })).rejects.toMatchObject(
      refusal('BANK_LINE_UNMATCHED'),
    );
    await h.caller(admin).admin.ignoreBankLine({ lineId: open?.id ?? '' });
    await expect(h.caller(admin).admin.confirmBankLine({ lineId: open?.id ?? '', statementId })).rejects.toMatchObject(
      refusal('BANK_LINE_NOT_FOUND'),
    );
  });

  test('of the same file, and a line that two files have, is made once', async () => {
    const { admin, number } = await buildDue(h, { pages: 1 });
    const shared = { amount: '15.00', reference: number, bankReference: bankReference() };
    const text = camtOf([shared]);
    const [one, two] = await Promise.all([send(admin, text), send(admin, text)]);
    const answers = [bankImportOutput.parse(await one.json()), bankImportOutput.parse(await two.json())];
    expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(answers[0]?.importId).toBe(answers[1]?.importId);
    const later = await imported(admin, [shared, { amount: '1', reference: 'x', bankReference: bankReference() }]);
    expect(later).toMatchObject({ lines: 1, known: 1 });
  });

  test('of a wrong currency is never added to an invoice, by hand neither', async () => {
    const { admin, statementId, number } = await buildDue(h);
    const { importId } = await imported(admin, [
      { amount: '30.00', currency: 'EUR', reference: number, bankReference: bankReference() },
      { amount: '30.00', currency: 'CHF', reference: 'x', bankReference: bankReference() },
    ]);
    const lines = await linesOf(admin, importId);
    expect(lines).toMatchObject([{ state: 'unmatched' }, { state: 'unmatched' }]);
    for (const { id } of lines) {
      await expect(h.caller(admin).admin.confirmBankLine({ lineId: id, statementId })).rejects.toMatchObject(
        refusal('WRONG_CURRENCY'),
      );
    }
    expect(await statusOf(statementId)).toMatchObject({ receivedCents: 0 });
  });

  test('is for those who may account, bounded, and named in the audit log', async () => {
    const admin = await buildUser(h, { role: 'admin' });
    const customer = await buildUser(h);
    expect((await send(undefined, camtOf([]))).status).toBe(401);
    expect((await send(customer, camtOf([]))).status).toBe(403);
    expect((await send(admin, camtOf([]), 'text/plain')).status).toBe(415);
    const broken = await send(admin, '<Document');
    expect(broken.status).toBe(422);
    expect(await broken.json()).toMatchObject({ appCode: 'BANK_FILE_UNREADABLE' });
    const foreign = await fetch(`${h.env.publicUrl}/files/bank-statements`, {
      method: 'PUT',
      headers: { cookie: admin.cookie, 'Content-Type': 'application/xml', Origin: 'https://elsewhere.example' },
      body: camtOf([]),
    });
    expect(foreign.status).toBe(403);
    async function* endless() {
      for (;;) yield Buffer.alloc(1024 * 1024, 32);
    }
    await expect(
      importStatement(h.deps, admin, { body: endless(), filename: 'x.xml', format: 'camt.053' }),
    ).rejects.toMatchObject({ code: 'BANK_FILE_TOO_LARGE' });
    const { importId } = await imported(admin, [{ amount: '1', reference: 'x', bankReference: bankReference() }]);
    const audit = await h.caller(admin).admin.auditLog({ event: 'bank.imported' });
    expect(audit.items[0]).toMatchObject({
      actorId: admin.id,
      details: { import: importId, format: 'camt.053', lines: 1 },
    });
  });
});

test('500 lines of a month: 499 are proposed and confirmed by presses, one is left', { tags: 'sweep' }, async () => {
  const { admin, id, statementId } = await buildDue(h, { pages: 1 });
  await h.db.updateTable('payments').set({ status: 'paid' }).where('id', '=', statementId).execute();
  const numbers = await stateMany(id, 499);
  const entries = numbers.map((number, index) => ({
    ...{ amount: `${String(index + 1)}.05`, reference: `Rechnung ${number}`, bankReference: bankReference() },
  }));
  const { importId, ...result } = await imported(admin, [
    ...entries,
    { amount: '7777.00', reference: 'who knows', bankReference: bankReference() },
  ]);
  expect(result).toMatchObject({ lines: 500, proposed: 499, unmatched: 1 });
  const presses: number[] = [];
  for (let left = 1; left > 0;) {
    const answer = await h.caller(admin).admin.confirmBankImport({ importId });
    presses.push(answer.confirmed);
    left = answer.left;
  }
  expect(presses.reduce((sum, one) => sum + one, 0)).toBe(499);
  const counts = (await h.caller(admin).admin.bankImports()).items.find((item) => item.id === importId)?.counts;
  expect(counts).toEqual({ proposed: 0, unmatched: 1, confirmed: 499, ignored: 0 });
  const due = await h.db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', id)
    .where('status', '=', 'due')
    .execute();
  expect(due).toEqual([]);
});

test('10,000 lines are read without keeping other calls waiting', async () => {
  const admin = await buildUser(h, { role: 'admin' });
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ amount: '1.00', reference: `order ${String(index)}`, bankReference: bankReference() },
  }));
  const body = chunksOf(camtOf(entries));
  const { result, stallMs } = await longestTurn(() =>
    importStatement(h.deps, admin, { body, filename: 'large.xml', format: 'camt.053' }),
  );
  expect(result).toMatchObject({ lines: 10_000, unmatched: 10_000 });
  expect(stallMs).toBeLessThan(150);
});

/** Statements of an account, of rising amounts, that are due. */
async function stateMany(accountId: string, count: number): Promise<string[]> {
  const { rows } = await h.deps.pool.query<{ number: number }>(
    `with paid as (
       insert into payments (user_id, status, on_account, amount_cents, stated_at, due_at, expires_at)
       select $1, 'due', true, n * 100 + 5, now(), now() + interval '30 days', now() from generate_series(1, $2::int) n
       returning id, amount_cents)
     insert into invoices (id, account_id, kind, year, number, payment_id, customer_name, total_cents, issued_at)
     select gen_random_uuid(), $1, 'invoice', 1997, (amount_cents - 5) / 100, id, 'Reis LLP', amount_cents, now()
     from paid returning number`,
    [accountId, count],
  );
  return rows
    .map(({ number }) => number)
    .toSorted((one, other) => one - other)
    .map((number) => `INV-1997-${String(number).padStart(4, '0')}`);
}
