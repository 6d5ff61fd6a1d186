import fs from 'node:fs/promises';
import path from 'node:path';
import { toPem } from '#server/platform/signing/pem.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { Delivered, PaperEnvironment } from './environment.ts';
import { languages } from './people.ts';
import { readWith, type Reader } from './readers.ts';

const files = 200;
/** Each reader opens every file of the first ones, then one in this many. */
const readersEach = 40;

/** Deliveries as their customers get them: each genuine, and each accepted by other programs. */
export async function measureHonest(environment: PaperEnvironment): Promise<Finding[]> {
  const alarms: string[] = [];
  const refused: string[] = [];
  let read = 0;
  for (let index = 0; index < files; index += 1) {
    const order = languages[index % languages.length];
    const delivered = await environment.deliver(order);
    const { outcome, signature } = await environment.verify(delivered.bytes);
    if (outcome !== 'genuine' || signature !== 'intact') alarms.push(`${delivered.code} ${outcome}, ${signature}`);
    if (index < readersEach || index % 10 === 0) {
      read += 1;
      refused.push(...(await refusals(environment, delivered)));
    }
  }
  return [
    noneOf(`Honest files: false alarms of ${files}`, alarms),
    noneOf(`pdfsig, OpenSSL and qpdf: refused of ${read} deliveries`, refused),
  ];
}

async function refusals({ deps, dir }: PaperEnvironment, { bytes, code }: Delivered): Promise<string[]> {
  const roots = path.join(dir, 'roots.pem');
  await fs.writeFile(roots, (await deps.signing.roots()).map(({ certificate }) => toPem(certificate)).join(''));
  const readers: readonly Reader[] = ['pdfsig', 'openssl', 'qpdf'];
  const found: string[] = [];
  for (const reader of readers) {
    const fault = await readWith(reader, bytes, { dir, roots });
    if (fault !== undefined) found.push(`${code} ${reader}: ${fault}`);
  }
  return found;
}
