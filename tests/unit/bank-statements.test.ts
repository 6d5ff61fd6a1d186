import { describe, expect, test } from 'vitest';
import { parseCamt } from '#server/features/payments/bank/camt.ts';
import { parseBankCsv } from '#server/features/payments/bank/csv.ts';
import { Matcher, numbersIn, type OpenInvoice } from '#server/features/payments/bank/matching.ts';
import { keysOf, LineCollector, type StatementLine } from '#server/features/payments/bank/statement-line.ts';
import { decodeText } from '#server/platform/http/csv-records.ts';
import { limits } from '#shared/limits.ts';
import { toMinorUnits } from '#shared/stated-amounts.ts';
import { camtOf, chunksOf } from '../support/bank-files.ts';

// Bank statements: reading of both formats, and what their lines seem to pay.

const readCamt = (text: string, size?: number) => parseCamt(decodeText(chunksOf(text, size)));
const readCsv = (text: string) => parseBankCsv(decodeText(chunksOf(text)));
const refusal = (why: RegExp) => ({ code: 'BANK_FILE_UNREADABLE', details: { why: expect.stringMatching(why) } });

describe('CAMT.053', () => {
  test('is read whatever the chunks: amounts, payer, reference, booked credits and debits', async () => {
    const text = camtOf([
      { amount: '1500.00', reference: 'INV-2026-0042 thank you', payer: 'Müller & Söhne' },
      { amount: '20.5', reference: 'fee', isDebit: true },
      { amount: '30', reference: 'taken back', isReversal: true },
      { amount: '40', reference: 'not booked', isPending: true },
    ]);
    const parsed = await readCamt(text, 7);
    expect(parsed).toEqual(await readCamt(text));
    expect(parsed.account).toBe('DE89370400440532013000');
    expect(parsed.lines).toMatchObject([
      {
        ...{ bookedOn: '2026-11-20', isCredit: true, amountCents: 150_000, currency: 'USD' },
        ...{ payer: 'Müller & Söhne', reference: 'INV-2026-0042 thank you', bankReference: 'BANK-0' },
      },
      { isCredit: false, amountCents: 2050 },
      { isCredit: false, amountCents: 3000 },
    ]);
  });

  test('a batch is as many lines as it has transactions', async () => {
    const part = (amount: string, reference: string) => `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>
      <Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>A</Nm></Dbtr></RltdPties>
      <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const { lines } = await readCamt(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry>
        <Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><ValDt><Dt>2026-11-02</Dt></ValDt>
        <NtryDtls>${part('10.00', 'INV-2026-0001')}${part('20.00', 'INV-2026-0002')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
    );
    expect(lines).toMatchObject([
      { amountCents: 1000, reference: 'INV-2026-0001', payer: 'A', bookedOn: '2026-11-02' },
      { amountCents: 2000, reference: 'INV-2026-0002', currency: 'EUR' },
    ]);
  });

  test('refuses document types, entities, other documents, broken XML and endless text', async () => {
    const entities = Array.from({ length: 9 }, (_, index) =>
      index === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${index} "${`&e${index - 1};`.repeat(10)}">`,
    ).join('');
    const laughs = camtOf([{ amount: '1', reference: 'x' }], { before: `<!DOCTYPE Document [${entities}]>` });
    await expect(readCamt(laughs)).rejects.toMatchObject(refusal(/document type/));
    const unknown = camtOf([{ amount: '1', reference: 'x' }]).replace('x</Ustrd>', '&e8;</Ustrd>');
    await expect(readCamt(unknown)).rejects.toMatchObject(refusal(/valid XML/));
    await expect(readCamt('<html xmlns="urn:x"/>')).rejects.toMatchObject(refusal(/no CAMT/));
    await expect(readCamt('')).rejects.toMatchObject(refusal(/./));
    await expect(readCamt(camtOf([]).slice(0, -20))).rejects.toMatchObject(refusal(/valid XML/));
    const long = camtOf([{ amount: '1', reference: 'x'.repeat(5000) }]);
    await expect(readCamt(long)).rejects.toMatchObject(refusal(/longer/));
    const deep = camtOf([]).replace('<Stmt>', '<a>'.repeat(70));
    await expect(readCamt(deep)).rejects.toMatchObject(refusal(/deeper/));
    for (const amount of ['-1', '0x10', '1e3', '1.005', '']) {
      await expect(readCamt(camtOf([{ amount, reference: 'x' }]))).rejects.toMatchObject(refusal(/no amount/));
    }
    const collector = new LineCollector();
    for (let count = 0; count < limits.bankFileLines; count += 1) collector.add(line(1, ''));
    expect(() => collector.add(line(1, ''))).toThrow(expect.objectContaining({ code: 'BANK_FILE_TOO_LARGE' }));
  });
});

describe('CSV', () => {
  test.each([
    ['American', 'Date,Description,Amount\n11/24/2026,"INV-2026-0001, thanks","1,234.50"\n', 123_450],
    [
      'German',
      '\u{feff}Buchungstag;Verwendungszweck;Betrag;Währung\r\n24.11.2026;INV-2026-0001;1.234,50;EUR\r\n',
      123_450,
    ],
    ['plain', 'date\tamount\treference\tcurrency\n2026-11-24\t1234\tINV-2026-0001\tJPY\n', 1234],
    ['yen in groups', 'date,amount,reference,currency\n2026-11-24,"1,234,567",INV-2026-0001,JPY\n', 1_234_567],
  ])('%s', async (_name, text, cents) => {
    const { lines } = await readCsv(text);
    expect(lines).toMatchObject([{ bookedOn: '2026-11-24', amountCents: cents, isCredit: true }]);
    expect(numbersIn(lines[0]?.reference ?? '')).toEqual(['INV-2026-0001']);
  });

  test('tells money that went out, and refuses what could be read in two ways', async () => {
    const { lines } = await readCsv(
      'date,amount,reference\n2026-11-24,-5.00,fee\n2026-11-24,(5.00),fee\n2026-11-24,0,none\n',
    );
    expect(lines.map(({ isCredit }) => isCredit)).toEqual([false, false]);
    for (const amount of ['1.234', '"1,234"', '1.2.3', 'abc', '']) {
      await expect(readCsv(`date,amount,reference\n2026-11-24,${amount},x\n`)).rejects.toMatchObject(refusal(/line 2/));
    }
    await expect(readCsv('date,amount,reference\n30.02.2026,1,x\n')).rejects.toMatchObject(refusal(/no date/));
    await expect(readCsv('a,b,c\n')).rejects.toMatchObject(refusal(/columns/));
    await expect(readCsv('')).rejects.toMatchObject(refusal(/columns/));
  });
});

const line = (cents: number, reference: string, more: Partial<StatementLine> = {}): StatementLine => ({
  ...{ bookedOn: '2026-11-24', isCredit: true, amountCents: cents, currency: 'USD', payer: 'REIS LLP', reference },
  bankReference: '',
  ...more,
});
const open = (number: string, leftCents: number, accountName = 'Reis LLP'): OpenInvoice => ({
  ...{ paymentId: number, number, currency: 'usd', leftCents, accountName },
});

describe('matching', () => {
  test('by number and amount, whatever the number is written like', () => {
    for (const text of ['INV-2026-0042', 'inv 2026 42', 'RE: INV20260042.', 'INV-2026/0042 thanks']) {
      expect(new Matcher([open('INV-2026-0042', 1500)]).propose(line(1500, text))).toEqual({
        ...{ state: 'proposed', paymentId: 'INV-2026-0042', match: 'reference', doubt: null },
      });
    }
  });

  test('reports a partial, excessive or foreign amount, two numbers, and a paid invoice', () => {
    const matcher = () => new Matcher([open('INV-2026-0042', 1500), open('INV-2026-0043', 900)]);
    expect(matcher().propose(line(1000, 'INV-2026-0042')).doubt).toBe('$5.00 less than is due');
    expect(matcher().propose(line(2000, 'INV-2026-0042')).doubt).toBe('$5.00 more than is due');
    expect(matcher().propose(line(1500, 'INV-2026-0042', { currency: 'EUR' }))).toMatchObject({ state: 'unmatched' });
    expect(matcher().propose(line(1500, '', { currency: 'EUR' }))).toMatchObject({ state: 'unmatched' });
    expect(matcher().propose(line(2400, 'INV-2026-0042 INV-2026-0043')).doubt).toContain('several');
    expect(matcher().propose(line(2400, 'INV-2025-0001')).doubt).toContain('not due');
  });

  test('by amount alone only where one invoice has it, or one of the payer', () => {
    expect(new Matcher([open('A', 1500)]).propose(line(1500, 'thanks'))).toMatchObject({
      match: 'amount',
      paymentId: 'A',
    });
    const two = [open('A', 1500), open('B', 1500, 'Souza & Co.')];
    expect(new Matcher(two).propose(line(1500, 'thanks', { payer: 'SOUZA  CO' }))).toMatchObject({ paymentId: 'B' });
    expect(new Matcher(two).propose(line(1500, 'thanks', { payer: 'X' })).doubt).toBe('2 invoices have this amount');
    const matcher = new Matcher([open('INV-2026-0001', 1500)]);
    expect(matcher.propose(line(1500, 'INV-2026-0001')).state).toBe('proposed');
    expect(matcher.propose(line(1500, 'INV-2026-0001')).doubt).toContain('another line');
    expect(matcher.propose(line(1500, '')).state).toBe('unmatched');
  });

  test('two equal transfers of one day are two lines, the same line of two files is one', () => {
    const equal = [line(1500, 'x'), line(1500, 'x')];
    expect(new Set(keysOf(equal, 'A')).size).toBe(2);
    expect(keysOf(equal, 'A')).toEqual(keysOf(equal, 'A'));
    expect(keysOf(equal, 'B')).not.toEqual(keysOf(equal, 'A'));
  });

  test('minor units follow the currency', () => {
    expect(toMinorUnits('12.3', 'USD')).toBe(1230);
    expect(toMinorUnits('12', 'JPY')).toBe(12);
    expect(toMinorUnits('12.00', 'JPY')).toBe(12);
    expect(toMinorUnits('12.50', 'JPY')).toBeUndefined();
    expect(toMinorUnits('1', 'XX')).toBeUndefined();
  });
});
