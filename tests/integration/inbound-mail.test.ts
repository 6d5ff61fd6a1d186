import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliveryHeader, signatureHeader, signBody, timestampHeader } from '#server/platform/integrations/hmac.ts';
import { catalogue } from '#shared/errors.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import { untilRead } from '../support/company.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';

/** Papers that come by mail, over real HTTP, with a scanner that speaks clamd's protocol. */

const secret = 'a secret of the mail provider';
/** Content that the test scanner reports as infected. */
const virus = Buffer.from('%PDF-1.4 a virus for the scanner');

let h: Harness;
let desk: BuiltUser;
let isScannerUp = true;
const scanner = net.createServer((socket) => {
  const received: Buffer[] = [];
  socket.on('error', () => undefined);
  if (!isScannerUp) socket.destroy();
  socket.on('data', (data) => {
    received.push(data);
    const bytes = Buffer.concat(received);
    if (bytes.subarray(-4).equals(Buffer.alloc(4)))
      socket.end(bytes.includes('a virus for the scanner') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const address = scanner.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const CLAMD_URL = `tcp://127.0.0.1:${String(address.port)}`;
  h = await createHarness({ env: { MAIL_WEBHOOK_SECRET: secret, CLAMD_URL, TRANSLATION_WEBHOOK_URL: '' } });
  await h.listen();
  desk = await buildUser(h, { role: 'admin' });
});
afterAll(async () => {
  await h.stop();
  scanner.close();
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

const paper = async (filename: string, pages = 1) => ({ filename, content: (await pdfOf(pages)).toString('base64') });
const bytesOf = (filename: string, bytes: Buffer) => ({ filename, content: bytes.toString('base64') });

interface Mail {
  id?: string;
  to?: string[];
  address?: string;
  isAuthenticated?: boolean;
  isSpam?: boolean;
  attachments?: { filename: string; content: string; isInline?: boolean }[];
}

async function deliver(
  { id = randomUUID(), address = `ana.${randomUUID()}@example.test`, ...mail }: Mail,
  signedWith = secret,
) {
  const from = { address, name: 'Ana Souza' };
  const body = JSON.stringify({ id, from, subject: 'Two papers', text: 'Please translate.', ...mail });
  const timestamp = Math.floor(Date.now() / 1000);
  const response = await fetch(`${h.env.publicUrl}/webhooks/inbound-mail`, {
    method: 'POST',
    body,
    headers: {
      [deliveryHeader]: randomUUID(),
      [timestampHeader]: String(timestamp),
      [signatureHeader]: signBody(signedWith, timestamp, body),
    },
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const orderOf = ({ answer }: { answer: Record<string, unknown> }) =>
  h.caller(desk).admin.order({ id: String(answer['orderId']) });

describe('a mail', () => {
  test('of a proved sender becomes an order of the account, once; staff price it', async () => {
    const customer = await buildUser(h);
    const id = randomUUID();
    const mail = {
      id,
      address: customer.person.email,
      isAuthenticated: true,
      attachments: [await paper('birth.pdf', 2)],
    };
    const [one, other] = await Promise.all([deliver(mail), deliver(mail)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await deliver(mail)).answer['orderId']).toBe(one.answer['orderId']);
    const order = await orderOf(one);
    expect(order).toMatchObject({
      ...{ accountId: customer.id, source: 'mail', subject: 'Two papers', isSenderProved: true, refused: [] },
      ...{ isWhole: true, totalCents: 3000, message: 'Please translate.' },
    });
    expect(order.documents).toHaveLength(1);
    expect((await h.caller(desk).admin.openOrders()).items.map((item) => item.id)).toContain(order.id);
    const changed = await h
      .caller(desk)
      .admin.changeOrderPaper({ id: order.documents[0]?.id ?? '', sourceLanguage: 'Spanish' });
    expect(changed.documents).toMatchObject([{ sourceLanguage: 'Spanish' }]);
  });

  test('to the address of an office is an order of that office', async () => {
    const facts = { ...defaultOfficeCalendar, name: 'Lisbon', timeZone: 'Europe/Lisbon' };
    const { id } = await h.caller(desk).admin.publishCalendar({ office: 'lisbon', facts, reason: 'opens in spring' });
    await untilRead(h, { kind: 'calendar', id });
    const attachments = [await paper('birth.pdf')];
    const officeOf = async (to: string[]) => (await orderOf(await deliver({ to, attachments }))).officeName;
    expect(await officeOf(['Orders+Lisbon@example.test'])).toBe('Lisbon');
    expect(await officeOf(['orders+nowhere@example.test'])).toBe(defaultOfficeCalendar.name);
    expect(await officeOf([])).toBe(defaultOfficeCalendar.name);
  });

  test('delivered again after its office opened stays the order it was', async () => {
    const mail = { id: randomUUID(), address: 'late@example.test', attachments: [await paper('birth.pdf')] };
    const first = await deliver(mail);
    const again = await deliver({ ...mail, to: ['orders+lisbon@example.test'] });
    expect(again).toMatchObject({ status: 200, answer: { orderId: first.answer['orderId'], papers: 1 } });
    expect((await orderOf(again)).officeName).toBe(defaultOfficeCalendar.name);
  });

  test('of a forged sender goes to no account', async () => {
    const victim = await buildUser(h);
    const order = await orderOf(await deliver({ address: victim.person.email, attachments: [await paper('a.pdf')] }));
    expect(order.accountId).not.toBe(victim.id);
    expect(order).toMatchObject({ isSenderProved: false, customerEmail: victim.person.email });
    expect((await h.caller(victim).documents.list({})).total).toBe(0);
    const staff = await orderOf(
      await deliver({ address: desk.person.email, isAuthenticated: true, attachments: [await paper('b.pdf')] }),
    );
    expect(staff.accountId).not.toBe(desk.id);
  });

  test('with forty papers is taken in part; viruses, programs, bombs and large files are listed with their reason', async () => {
    const many = await deliver({
      attachments: await Promise.all(Array.from({ length: 40 }, (_, n) => paper(`${n}.pdf`))),
    });
    expect(many.answer).toMatchObject({ state: 'taken', papers: 10 });
    expect((await orderOf(many)).refused).toHaveLength(30);

    // A ZIP of 42 claims to unpack to gigabytes: no archive is opened.
    const bomb = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 0xff)]);
    const mixed = await deliver({
      attachments: [
        bytesOf('bomb.zip', bomb),
        bytesOf('setup.exe', Buffer.from('MZ not a paper')),
        bytesOf('large.pdf', Buffer.alloc(10 * 1024 * 1024, '%PDF-1.4')),
        bytesOf('ill.pdf', virus),
        { ...bytesOf('logo.png', Buffer.from('\u0089PNG')), isInline: true },
        await paper('good.pdf'),
      ],
    });
    const order = await orderOf(mixed);
    expect(order.documents.map(({ filename }) => filename)).toEqual(['good.pdf']);
    expect(order.refused).toEqual([
      { filename: 'bomb.zip', reason: catalogue.FILE_TYPE.message },
      { filename: 'setup.exe', reason: catalogue.FILE_TYPE.message },
      { filename: 'large.pdf', reason: catalogue.FILE_TOO_LARGE.message },
      { filename: 'ill.pdf', reason: 'The virus scanner refused it: Eicar-Test' },
    ]);
  });

  test('is refused as spam, without papers, unsigned or malformed; while the scanner is down, the sender must retry', async () => {
    const attachments = [await paper('a.pdf')];
    expect((await deliver({ isSpam: true, attachments })).answer).toEqual({ state: 'refused', reason: 'spam' });
    expect((await deliver({})).answer).toEqual({ state: 'refused', reason: 'no papers' });
    expect((await deliver({ attachments }, 'another secret of it')).status).toBe(401);
    expect((await deliver({ address: 'nobody', attachments })).answer).toMatchObject({ appCode: 'WEBHOOK_PAYLOAD' });
    const id = randomUUID();
    isScannerUp = false;
    expect((await deliver({ id, attachments })).status).toBe(503);
    isScannerUp = true;
    const second = await deliver({ id, attachments });
    expect((await orderOf(second)).documents).toHaveLength(1);
  });
});
