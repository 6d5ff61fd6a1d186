import { randomUUID } from 'node:crypto';
import type { Harness } from './harness.ts';
import { pay } from './orders.ts';
import { pdfOf } from './pdf-fixtures.ts';

/** People who order without an account, over real HTTP: a browser's cookies and nothing else. */

export interface Answer {
  status: number;
  /** `appCode` of an error. */
  code: string | undefined;
  data: Record<string, unknown>;
}

export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #h: Harness;

  constructor(h: Harness) {
    this.#h = h;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(path: string, input: object = {}): Promise<Answer> {
    return this.#read(
      await fetch(`${this.#h.env.publicUrl}/trpc/${path}`, {
        method: 'POST',
        headers: { cookie: this.cookie, 'content-type': 'application/json', origin: this.#h.env.publicUrl },
        body: JSON.stringify(input),
      }),
    );
  }

  async ask(path: string, input: object = {}): Promise<Answer> {
    const query = encodeURIComponent(JSON.stringify(input));
    return this.#read(
      await fetch(`${this.#h.env.publicUrl}/trpc/${path}?input=${query}`, { headers: { cookie: this.cookie } }),
    );
  }

  upload(documentId: string, bytes: Buffer): Promise<Response> {
    return fetch(`${this.#h.env.publicUrl}/files/documents/${documentId}`, {
      method: 'PUT',
      headers: { cookie: this.cookie },
      body: new Uint8Array(bytes),
    });
  }

  async #read(response: Response): Promise<Answer> {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = (await response.json()) as {
      result?: { data: Record<string, unknown> };
      error?: { data: { appCode: string } };
    };
    return { status: response.status, code: body.error?.data.appCode, data: body.result?.data ?? {} };
  }
}

export const paperOf = (filename = 'Certidão de Ana.pdf') => ({
  filename,
  translationType: 'certified',
  isBankStatement: false,
  sourceLanguage: 'Portuguese',
  idempotencyKey: randomUUID(),
});

export interface GuestCheckout {
  browser: Browser;
  documentId: string;
  accountId: string;
  sessionId: string;
}

/** An order of one page up to the card page. */
export async function orderAsGuest(h: Harness, email: string, browser = new Browser(h)): Promise<GuestCheckout> {
  const begun = await browser.call('payments.guestCheckout', { email, documents: [paperOf()], locale: 'pt' });
  const [document] = begun.data['documents'] as { id: string; userId: string }[];
  if (!document) throw new Error(`no order: ${begun.code}`);
  const uploaded = await browser.upload(document.id, await pdfOf(1));
  if (!uploaded.ok) throw new Error(`no upload: ${await uploaded.text()}`);
  const checkout = await browser.call('payments.createCheckoutSession', {
    documentIds: [document.id],
    expectedTotalCents: 1500,
  });
  return {
    browser,
    documentId: document.id,
    accountId: document.userId,
    sessionId: String(checkout.data['sessionId']),
  };
}

/** A paid order of one page, its mail sent. */
export async function payAsGuest(h: Harness, email: string, browser = new Browser(h)): Promise<GuestCheckout> {
  const checkout = await orderAsGuest(h, email, browser);
  await pay(h, checkout.sessionId);
  await browser.call('payments.processSession', { sessionId: checkout.sessionId });
  await h.runJobs();
  return checkout;
}

/** Tokens of the links mailed to an address, newest first. */
export async function guestTokens(h: Harness, email: string): Promise<string[]> {
  const mails = await h.mails(email);
  return mails.flatMap(({ links }) =>
    links.flatMap((link) => (link.includes('/your-order') ? (new URL(link).searchParams.get('token') ?? []) : [])),
  );
}

export const newEmail = () => `guest-${randomUUID().slice(0, 8)}@people.example`;
