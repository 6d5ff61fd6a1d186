import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inRoot, root } from '../run/paths.ts';
import { writeBill } from './bill.ts';
import { readLock } from './lock-file.ts';
import { packageFolders } from './shipped-files.ts';

export const billFile = 'sbom.cdx.json';

const manifest = z.object({ name: z.string(), version: z.string() });

/** Writes the bill of materials of a build into `folder`. The files are those that its bundlers and copies recorded. */
export function writeBillOf(files: { server: Iterable<string>; client: Iterable<string> }, folder: string): void {
  const product = manifest.parse(JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')));
  const shipped = { server: packageFolders(files.server, root), client: packageFolders(files.client, root) };
  fs.writeFileSync(path.join(folder, billFile), writeBill(product, shipped, readLock()));
}
