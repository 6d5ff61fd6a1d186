import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';
import { breakingChanges } from './breaking.ts';
import { printContract } from './contract.ts';
import { describeApi } from './describe.ts';
import { intendedBreaks } from './intended-breaks.ts';

/** The published contract lies beside the code that serves it: a review sees every change of it. */
const files = {
  openapi: inRoot('server/public-api/openapi.json'),
  types: inRoot('server/public-api/contract.d.ts'),
};

const versioned = z.looseObject({ info: z.looseObject({ version: z.string() }) });

export interface ContractState {
  /** Files that differ from what the code says. */
  stale: string[];
  /** Changes that break clients of the published contract and are not intended. */
  breaks: string[];
  write(): void;
}

/** Compares the code with the published contract. */
export async function compareContract(): Promise<ContractState> {
  const description = await describeApi();
  const texts = {
    [files.openapi]: `${JSON.stringify(description.document, null, 2)}\n`,
    [files.types]: printContract(description),
  };
  const stale = Object.keys(texts).filter(
    (file) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== texts[file],
  );
  return {
    stale,
    breaks: fs.existsSync(files.openapi)
      ? unintended(JSON.parse(fs.readFileSync(files.openapi, 'utf8')), description.document)
      : [],
    write: () => stale.forEach((file) => fs.writeFileSync(file, texts[file] ?? '')),
  };
}

/** An intended change is dated no later than the version that has it; one that no release has shipped yet still grows on its day. */
function unintended(published: unknown, current: unknown): string[] {
  const { version } = versioned.parse(published).info;
  const next = versioned.parse(current).info.version;
  const intended = intendedBreaks.filter(({ date }) => date >= version && date <= next).map(({ change }) => change);
  return breakingChanges(published, current).filter((change) => !intended.includes(change));
}
