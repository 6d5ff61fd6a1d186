import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PDFDocument } from '@cantoo/pdf-lib';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { emailPayloads } from '#server/features/notifications/email-payloads.ts';
import {
  deliveryHeader,
  isSignedBy,
  signatureHeader,
  signBody,
  timestampHeader,
} from '#server/platform/integrations/hmac.ts';
import { startHub } from '../../scripts/sandbox/hub.ts';
import { startMail } from '../../scripts/sandbox/mail.ts';
import { startObjectStore } from '../../scripts/sandbox/object-store.ts';
import { startPostgres } from '../../scripts/sandbox/postgres.ts';
import { startTranslator } from '../../scripts/sandbox/translator.ts';
import {
  cleanUpSandbox,
  kill,
  newDir,
  postJson,
  running,
  startChild,
  startReceiver,
  stops,
  type Received,
} from '../support/sandbox.ts';

cleanUpSandbox();

/** The first draft starts reader and typesetter. */
const draftOptions = { timeout: 60_000, interval: 20 };

describe('PostgreSQL', () => {
  test('two starts share one server, which a killed parent leaves to the next', { tags: 'sweep' }, async () => {
    const dir = newDir('pg');
    const both = await Promise.all([startPostgres({ dir, fsync: false }), startPostgres({ dir, fsync: false })]);
    stops.push(() => both[0].stop());
    expect(both[1].url).toBe(both[0].url);
    const client = new pg.Client(both[0].url);
    await client.connect();
    await client.query('CREATE TABLE kept (word text)');
    await client.end();

    const { child, line } = await startChild(`
      import { startPostgres } from './scripts/sandbox/postgres.ts';
      console.log(JSON.stringify(await startPostgres({ dir: ${JSON.stringify(dir)} })));
      setInterval(() => {}, 1000);`);
    expect(JSON.parse(line)).toMatchObject({ reused: true, port: both[0].port });
    await kill(child);

    await both[0].stop();
    const again = await startPostgres({ dir, fsync: false, port: both[0].port });
    expect(again).toMatchObject({ reused: false, port: both[0].port });
    const reader = new pg.Client(again.url);
    await reader.connect();
    expect((await reader.query('SELECT * FROM kept')).rowCount).toBe(0);
    await reader.end();
  });
});

describe('object store', () => {
  test('keeps objects and their headers after a kill, and refuses unsigned requests', async () => {
    const dir = newDir('objects');
    const key = `user/1_${'é'.repeat(200)}.pdf`;
    const { child } = await startChild(`
      import { S3Client, PutObjectCommand } from '@aws-sdk/client-s3';
      import { startObjectStore } from './scripts/sandbox/object-store.ts';
      const store = await startObjectStore({ dir: ${JSON.stringify(dir)} });
      const s3 = new S3Client({ ...store, credentials: store, forcePathStyle: true });
      await s3.send(new PutObjectCommand({ Bucket: store.bucket, Key: ${JSON.stringify(key)}, Body: 'content',
        ContentType: 'application/pdf', Metadata: { pages: '3' } }));
      console.log('stored');`);
    await kill(child);

    const store = await running(startObjectStore({ dir }));
    const s3 = new S3Client({ ...store, credentials: store, forcePathStyle: true });
    const object = await s3.send(new GetObjectCommand({ Bucket: store.bucket, Key: key }));
    expect(await object.Body?.transformToString()).toBe('content');
    expect(object).toMatchObject({ ContentType: 'application/pdf', Metadata: { pages: '3' } });
    await s3.send(new PutObjectCommand({ Bucket: store.bucket, Key: 'large', Body: new Uint8Array(10_000_000) }));
    expect((await fetch(`${store.endpoint}/${store.bucket}/large`)).status).toBe(403);
  });
});

describe('mail', () => {
  const message = {
    from: 'shop@example.test',
    to: 'ana@example.test',
    subject: 'Olá',
    text: 'See https://shop.test/a?b=1.',
  };

  test('captures a message with its Bcc recipients and links, and keeps it across a restart', async () => {
    const dir = newDir('mail');
    const first = await startMail({ dir });
    const transport = nodemailer.createTransport(first.smtpUrl);
    const html = '<p><a href="https://shop.test/c?a=1&amp;b=2">Confirm</a><script>alert(1)</script></p>';
    await transport.sendMail({ ...message, bcc: 'hidden@example.test', html });
    await first.stop();

    const mail = await running(startMail({ dir }));
    const [caught] = await mail.list();
    expect(caught).toMatchObject({
      to: ['ana@example.test', 'hidden@example.test'],
      subject: 'Olá',
      links: ['https://shop.test/c?a=1&b=2', 'https://shop.test/a?b=1'],
    });
    const filtered: unknown = await (await fetch(`${mail.url}/messages.json?to=HIDDEN@example.test`)).json();
    expect(filtered).toHaveLength(1);
    const framed = await fetch(`${mail.url}/messages/${caught?.id ?? ''}.html`);
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-popups');
    expect(await (await fetch(`${mail.url}/messages/${caught?.id ?? ''}`)).text()).not.toContain('<script>');
    await fetch(`${mail.url}/messages`, { method: 'DELETE' });
    expect(await mail.list()).toEqual([]);
  });

  test('responds with a temporary failure while set to refuse', async () => {
    const mail = await running(startMail({ dir: newDir('mail') }));
    await postJson(`${mail.url}/control`, { accept: false });
    const transport = nodemailer.createTransport(mail.smtpUrl);
    await expect(transport.sendMail(message)).rejects.toMatchObject({ responseCode: 451 });
    await postJson(`${mail.url}/control`, { accept: true });
    await transport.sendMail(message);
    expect(await mail.list()).toHaveLength(1);
  });
});

describe('translation workflow', () => {
  const secret = 'translation-secret';
  const callbackBody = z.looseObject({
    document_id: z.string(),
    status: z.string(),
    url: z.string().optional(),
    reason: z.string().optional(),
  });

  type Order = { callback_url: string; url: string };

  function buildOrder({ callback_url, url }: Order): object {
    const file = { filename: 'certidão.pdf', mimetype: 'application/pdf', size: 9, fileExtension: 'pdf', isPdf: true };
    const terms = {
      paginas: 3,
      tipo_trad: 'Certificado',
      valor: 4500,
      idioma_raiz: 'Portuguese',
      is_bank_statement: false,
    };
    const place = { tableName: 'documents', schema: 'public', user_id: 'u1', client_name: null, document_id: 'd1' };
    return { ...file, ...terms, ...place, callback_url, url };
  }

  function send(
    url: string,
    order: object,
    change: { secret?: string; age?: number; delivery?: string } = {},
  ): Promise<Response> {
    const timestamp = Math.floor(Date.now() / 1000) - (change.age ?? 0);
    const body = JSON.stringify(order);
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signBody(change.secret ?? secret, timestamp, body),
        [timestampHeader]: String(timestamp),
        [deliveryHeader]: change.delivery ?? 'delivery-1',
      },
      body,
    });
  }

  async function openTranslator(mode = 'normal') {
    const translator = await running(startTranslator({ dir: newDir('translator'), secret }));
    await postJson(translator.controlUrl, { mode, delayMs: 0 });
    const source = await startReceiver();
    const callback = await startReceiver([500]);
    return {
      translator,
      order: buildOrder({ callback_url: callback.url, url: source.url }),
      received: callback.received,
    };
  }

  function expectSigned({ headers, body }: Received): void {
    const timestamp = Number(headers[timestampHeader]);
    expect(isSignedBy([secret], { timestamp, body, signature: String(headers[signatureHeader]) })).toBe(true);
  }

  test(
    'retries the callback until it is accepted, with a signed link to a draft of the same page count',
    { tags: 'sweep' },
    async () => {
      const { translator, order, received } = await openTranslator();
      expect((await send(translator.url, order)).status).toBe(202);
      expect((await send(translator.url, order)).status).toBe(200);
      await vi.waitFor(() => expect(received).toHaveLength(2), draftOptions);
      for (const call of received) expectSigned(call);
      expect(received[0]?.headers[deliveryHeader]).toBe(received[1]?.headers[deliveryHeader]);
      const body = callbackBody.parse(JSON.parse(String(received[1]?.body)));
      expect(body).toMatchObject({ document_id: 'd1', status: 'completed', filename: 'certidão-translated.pdf' });
      const draft = await PDFDocument.load(await (await fetch(body.url ?? '')).bytes());
      expect(draft.getPageCount()).toBe(3);
      expect(await (await fetch(translator.pageUrl)).text()).toContain('certidão.pdf');
    },
  );

  test('refuses a wrong signature, a stale request and an invalid order', async () => {
    const { translator, order } = await openTranslator();
    expect((await send(translator.url, order, { secret: 'other' })).status).toBe(401);
    expect((await send(translator.url, order, { age: 600 })).status).toBe(401);
    expect((await send(translator.url, { filename: 'x' })).status).toBe(400);
    expect(await (await fetch(`${translator.pageUrl}/jobs.json`)).json()).toEqual([]);
  });

  test(
    'simulates failure, repeated callbacks, multipart files and downtime by control mode',
    { tags: 'sweep' },
    async () => {
      const { translator, order, received } = await openTranslator('fail');
      await send(translator.url, order);
      await vi.waitFor(() => expect(received).toHaveLength(2), draftOptions);
      expect(callbackBody.parse(JSON.parse(String(received[1]?.body)))).toMatchObject({ status: 'failed' });

      await postJson(translator.controlUrl, { mode: 'repeat', delayMs: 0 });
      await send(translator.url, order, { delivery: 'delivery-2' });
      await vi.waitFor(() => expect(received).toHaveLength(6), draftOptions);
      expect(new Set(received.slice(2).map(({ headers }) => headers[deliveryHeader])).size).toBe(2);

      await postJson(translator.controlUrl, { mode: 'multipart', delayMs: 0 });
      await send(translator.url, order, { delivery: 'delivery-3' });
      await vi.waitFor(() => expect(received).toHaveLength(7), draftOptions);
      const sent = received[6] ?? expect.fail('nothing was sent');
      expectSigned(sent);
      const form = await new Response(new Uint8Array(sent.body), {
        headers: { 'content-type': String(sent.headers['content-type']) },
      }).formData();
      expect([form.get('document_id'), form.get('status')]).toEqual(['d1', 'completed']);
      expect(form.get('file')).toBeInstanceOf(File);

      await postJson(translator.controlUrl, { mode: 'down' });
      expect((await send(translator.url, order, { delivery: 'delivery-4' })).status).toBe(503);
    },
  );

  test('an accepted order survives a killed server', { tags: 'sweep' }, async () => {
    const dir = newDir('translator');
    const options = JSON.stringify({ dir, secret });
    const { child, line } = await startChild(`
      import { startTranslator } from './scripts/sandbox/translator.ts';
      console.log((await startTranslator(${options})).url);`);
    const source = await startReceiver();
    const callback = await startReceiver();
    const order = buildOrder({ callback_url: callback.url, url: source.url });
    expect((await send(line, order)).status).toBe(202);
    await kill(child);
    await running(startTranslator({ dir, secret }));
    await vi.waitFor(() => expect(callback.received).toHaveLength(1), draftOptions);
  });
});

describe('the hub', () => {
  test('lists every service and escapes displayed values', async () => {
    const hub = await running(
      startHub({
        appUrl: 'http://shop.test',
        links: [
          { label: 'Mail', value: 'http://mail.test' },
          { label: 'Login', value: '<b>' },
        ],
      }),
    );
    const page = await (await fetch(hub.url)).text();
    expect(page).toContain('href="http://mail.test"');
    expect(page).toContain('<code>&lt;b&gt;</code>');
  });

  test('shows every mail template and responds 404 to any other', async () => {
    const hub = await running(startHub({ appUrl: 'http://shop.test', links: [] }));
    const page = await (await fetch(hub.url)).text();
    for (const template of Object.keys(emailPayloads)) {
      expect(page).toContain(`href="/mails/${template}"`);
      const mail = await fetch(`${hub.url}/mails/${template}`);
      expect([template, mail.status, (await mail.text()).includes('<h1')]).toEqual([template, 200, true]);
    }
    expect((await fetch(`${hub.url}/mails/none`)).status).toBe(404);
    const arabic = await fetch(`${hub.url}/mails/payment-receipt/ar`);
    expect(await arabic.text()).toContain('dir="rtl"');
    expect((await fetch(`${hub.url}/mails/payment-receipt/xx`)).status).toBe(404);
  });
});
