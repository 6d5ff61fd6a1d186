import fs from 'node:fs';
import { inRoot } from '../run/paths.ts';
import { printContract } from './contract.ts';

/** Committed, and compared with the code by `npm run check`. */
export const openapiFile = inRoot('server/public-api/openapi.json');
/** Printed from it before each command: git does not keep it. */
const contractFile = inRoot('server/public-api/contract.d.ts');

/** The types of the public API. */
export function readContract(): string {
  return printContract(JSON.parse(fs.readFileSync(openapiFile, 'utf8')));
}

/** By rename, since another command of this checkout may read it. */
export function writeContract(): void {
  const unfinished = `${contractFile}.${process.pid}`;
  fs.writeFileSync(unfinished, readContract());
  fs.renameSync(unfinished, contractFile);
}
