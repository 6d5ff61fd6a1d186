import fs from 'node:fs';
import { z } from 'zod';
import { packClient } from './pack.ts';

/**
 * Writes the package to the file given, and what is built in to the other, in a process of its own: bundler and compiler hold memory
 * that a start would keep.
 */

const [file, shippedFile] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2, 4));
const shipped = new Set<string>();
fs.writeFileSync(file, await packClient(shipped));
fs.writeFileSync(shippedFile, JSON.stringify([...shipped]));
