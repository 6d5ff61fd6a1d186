import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft } from '../support/orders.ts';

// What people type is data. It comes back as they typed it, as JSON, and never as a part of a page, a mail or a header.

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "javascript:alert(1)'--",
  '{{7*7}}${7*7}',
];
const breaking = 'a\r\nSet-Cookie: evil=1\r\n\r\n"; filename="evil.html';

const h = useHarness();
let user: BuiltUser;
beforeAll(async () => {
  await h.listen();
  user = await buildUser(h);
});

async function call(path: string, input: object): Promise<Response> {
  return fetch(`${h.env.publicUrl}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.cookie },
    body: JSON.stringify(input),
  });
}

test.each(hostile)('%s comes back as data', async (text) => {
  const answers = [
    await call('folders.create', { name: text }),
    await call('auth.updateProfile', { name: text, email: user.email, phone: null }),
    await call('documents.create', { filename: 'a.pdf', clientName: text, idempotencyKey: randomUUID() }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(text).slice(1, -1));
  }
});

test.each([...hostile, breaking])('a file called %j is downloaded under a harmless header', async (text) => {
  const created = await h.caller(user).documents.create({ filename: `${text}.pdf`, idempotencyKey: randomUUID() });
  expect(created.filename).not.toMatch(/[\r\n\0]/);
  const draft = await buildDraft(h, user, { filename: created.filename });
  // A name from before names were checked.
  await h.db
    .updateTable('documents')
    .set({ filename: `${text}.pdf` })
    .where('id', '=', draft.id)
    .execute();
  for (const disposition of ['inline', 'attachment'] as const) {
    const { url } = await h.caller(user).documents.fileLink({ id: draft.id, kind: 'original', disposition });
    const response = await fetch(url);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const header = response.headers.get('content-disposition') ?? '';
    // One quoted name, in which every quotation mark is escaped, and one percent-encoded.
    expect(header).toMatch(
      new RegExp(String.raw`^${disposition}; filename="(?:[^"\\\r\n]|\\.)*"(?:; filename\*=UTF-8''[\w%!.~'()*-]+)?$`),
    );
  }
});

test.each(hostile)('%s in a mail is text', async (text) => {
  const named = await buildUser(h, { name: text });
  const to = { name: text, address: named.email };
  const ready = { documentId: randomUUID(), filename: `${text}.pdf`, verificationCode: 'TFE000000' };
  await h.db.transaction().execute(async (trx) => {
    await queueEmail(h.deps, trx, { userId: named.id, to, template: 'translation-ready', payload: ready });
    await queueEmail(h.deps, trx, { userId: named.id, to, template: 'email-changed', payload: { newAddress: text } });
  });
  await h.caller(null, { ip: randomUUID() }).auth.requestPasswordReset({ email: named.email });
  await h.runJobs();
  const mails = await h.mails(named.email);
  expect(mails).toHaveLength(3);
  for (const { html } of mails) expect(html).not.toMatch(/<script|<img[^>]*onerror|href="javascript:/i);
  const escaped = text
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
  expect(mails.filter(({ html }) => html.includes(escaped)).length).toBeGreaterThanOrEqual(2);
});
