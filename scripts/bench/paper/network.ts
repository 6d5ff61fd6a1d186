import { createHash } from 'node:crypto';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildClientOnce } from '../../build/client-build.ts';
import { findBrowser } from '../../run/browser.ts';
import { startChild } from '../child.ts';
import { builtProduct } from '../environment.ts';
import type { Finding } from '../goals.ts';
import type { PaperEnvironment } from './environment.ts';

/** Longest run of a file's bytes that a request may hold by chance. */
const shortestTrace = 24;

/** Data that a browser sends while a file is checked: the hash and the code, and nothing of the file. */
export async function measureNetwork(environment: PaperEnvironment): Promise<Finding[]> {
  const { settings, dir } = environment;
  const { bytes, code } = await environment.deliver();
  const env = { ...settings, CLIENT_DIR: await buildClientOnce() };
  const product = await startChild(await builtProduct(), { env, log: path.join(dir, 'product.log') });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage();
    const sent: string[] = [];
    page.on('request', (call) => sent.push(`${call.url()} ${call.postData() ?? ''}`));
    await page.goto(`http://127.0.0.1:${product.port}/verify`);
    const input = page.getByLabel('PDF to check');
    await input.setInputFiles({ name: 'delivery.pdf', mimeType: 'application/pdf', buffer: bytes });
    await page.getByRole('heading', { name: 'Genuine, byte for byte' }).waitFor();
    const text = sent.map((call) => decodeURIComponent(call)).join('\n');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const isAsked = text.includes(sha256) && text.includes(code);
    const leaked = traces(bytes, code).filter((trace) => text.includes(trace));
    return [
      {
        goal: `A dropped file: bytes of it in ${sent.length} requests`,
        must: '0',
        found: String(leaked.length),
        isMet: isAsked && leaked.length === 0,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Pieces of the file as text, hex and base64. */
function traces(bytes: Buffer, code: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at + shortestTrace <= bytes.length; at += shortestTrace) {
    const piece = bytes.subarray(at, at + shortestTrace);
    pieces.push(piece.toString('latin1'), piece.toString('hex'), piece.toString('base64'));
  }
  return pieces.filter((piece) => !piece.includes(code));
}
