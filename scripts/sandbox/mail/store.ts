import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { z } from 'zod';

const named: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

export type Message = {
  id: string;
  from: string;
  /** Envelope recipients, Bcc included. */
  to: string[];
  subject: string;
  /** Time of receipt, ISO 8601. */
  date: string;
  text: string;
  html: string;
  links: string[];
  /** Names of attached files. */
  attachments: string[];
};

export type Envelope = { from: string; to: string[] };

export type MailStore = {
  save(raw: Uint8Array, envelope: Envelope): Promise<void>;
  list(): Promise<Message[]>;
  find(id: string): Promise<Message | undefined>;
  clear(): Promise<void>;
};

const envelopeHeader = 'x-sandbox-envelope';
const envelopeSchema = z.object({ from: z.string(), to: z.array(z.string()) });

/** Stores messages as `.eml` files in `dir`, named so that they sort by arrival. */
export async function openMailStore(dir: string): Promise<MailStore> {
  await fs.mkdir(dir, { recursive: true });
  const parsed = new Map<string, Message>();
  let lastStamp = 0;

  async function listIds(): Promise<string[]> {
    const files = (await fs.readdir(dir)).filter((file) => file.endsWith('.eml'));
    return files
      .map((file) => file.slice(0, -'.eml'.length))
      .toSorted()
      .toReversed();
  }

  /** Resolves once the message is flushed to disk; renamed into place, so never partial. */
  async function save(raw: Uint8Array, envelope: Envelope): Promise<void> {
    lastStamp = Math.max(Date.now(), lastStamp + 1);
    const file = path.join(dir, `${lastStamp}-${randomUUID()}.eml`);
    const header = `${envelopeHeader}: ${Buffer.from(JSON.stringify(envelope)).toString('base64url')}\r\n`;
    await writeDurably(`${file}.tmp`, Buffer.concat([Buffer.from(header), raw]));
    await fs.rename(`${file}.tmp`, file);
    await syncDirectory(dir);
  }

  async function read(id: string): Promise<Message> {
    const known = parsed.get(id);
    if (known !== undefined) return known;
    const message = await parseMessage(id, await fs.readFile(path.join(dir, `${id}.eml`)));
    parsed.set(id, message);
    return message;
  }

  return {
    save,
    list: async () => Promise.all((await listIds()).map(read)),
    find: async (id) => ((await listIds()).includes(id) ? read(id) : undefined),
    clear: async () => {
      await Promise.all((await listIds()).map((id) => fs.rm(path.join(dir, `${id}.eml`), { force: true })));
      parsed.clear();
    },
  };
}

async function parseMessage(id: string, raw: Uint8Array): Promise<Message> {
  const email = await PostalMime.parse(raw);
  const encoded = email.headers.find((header) => header.key === envelopeHeader)?.value ?? '';
  const envelope = envelopeSchema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  const text = email.text ?? '';
  const html = email.html ?? '';
  return {
    id,
    from: email.from?.address ?? envelope.from,
    to: envelope.to,
    subject: email.subject ?? '',
    date: new Date(Number(id.split('-')[0])).toISOString(),
    text,
    html,
    links: findLinks(html, text),
    attachments: email.attachments.map(({ filename }) => filename ?? ''),
  };
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new file name is durable only after its folder is synced. */
async function syncDirectory(dir: string): Promise<void> {
  const handle = await fs.open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function decodeAttribute(value: string): string {
  return value.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return named[name?.toLowerCase() ?? ''] ?? whole;
    },
  );
}

/** Distinct http(s) URLs of a message: the links of its HTML in order, then those found only in its text. */
function findLinks(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((found) =>
    decodeAttribute(found[1] ?? found[2] ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((found) => found[0].replace(/[.,;:!?]+$/, ''));
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//i.test(link));
}
