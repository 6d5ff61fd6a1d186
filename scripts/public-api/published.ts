import fs from 'node:fs';
import { z } from 'zod';
import { breakingChanges } from './breaking.ts';
import { describeApi } from './describe.ts';
import { intendedBreaks } from './intended-breaks.ts';
import { openapiFile, writeContract } from './printed.ts';

/** The published description is committed next to the code that serves it, so that reviews show every change. */

const versioned = z.looseObject({ info: z.looseObject({ version: z.string() }) });

export interface PublishedState {
  /** Whether it differs from the code. */
  isStale: boolean;
  /** Changes that break its clients and are not intended. */
  breaks: string[];
  /** Writes it, and the types that are printed from it. */
  write(): void;
}

/** Compares the code with the published description. */
export async function comparePublished(): Promise<PublishedState> {
  const current = await describeApi();
  const text = `${JSON.stringify(current, null, 2)}\n`;
  const published = fs.existsSync(openapiFile) ? fs.readFileSync(openapiFile, 'utf8') : undefined;
  return {
    isStale: published !== text,
    breaks: published === undefined ? [] : unintended(JSON.parse(published), current),
    write: () => {
      fs.writeFileSync(openapiFile, text);
      writeContract();
    },
  };
}

/** An intended change is dated no later than the version that has it; one that no release has shipped yet still grows on its day. */
function unintended(published: unknown, current: unknown): string[] {
  const { version } = versioned.parse(published).info;
  const next = versioned.parse(current).info.version;
  const intended = intendedBreaks.filter(({ date }) => date >= version && date <= next).map(({ change }) => change);
  return breakingChanges(published, current).filter((change) => !intended.includes(change));
}
