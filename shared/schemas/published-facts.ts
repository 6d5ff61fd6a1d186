import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, timestamp } from './common.ts';

/** Shared by all screens of published facts: the version in force, the draft, and the history. */

export const versionNumber = z.number().int().min(0);

/** `facts` of a kind as staff reads them. Version 0 is what the product brings, in force until something is published. */
export function publishedFactsOf<Facts extends z.ZodType>(facts: Facts) {
  return z.object({
    version: versionNumber,
    facts,
    /** The last published version, which a publication is based on; it may not be in force yet. */
    latest: versionNumber,
    draft: z
      .object({ facts, basedOn: versionNumber, savedAt: timestamp, savedByName: z.string().nullable() })
      .nullable(),
    /** Newest first. */
    versions: z.array(
      z.object({
        id,
        version: versionNumber,
        facts,
        validFrom: timestamp,
        reason: z.string(),
        publishedAt: timestamp,
        /** Null is the release that brought it. */
        publishedByName: z.string().nullable(),
        state: z.enum(['past', 'in-force', 'upcoming']),
      }),
    ),
  });
}

export type FactsVersion<T> = Omit<z.output<ReturnType<typeof publishedFactsOf>>['versions'][number], 'facts'> & {
  facts: T;
};

export interface PublishedFactsView<T> {
  version: number;
  facts: T;
  latest: number;
  draft: { facts: T; basedOn: number; savedAt: string; savedByName: string | null } | null;
  versions: FactsVersion<T>[];
}

/** Fields of a publication besides its facts. */
export const publicationInput = {
  /** The version that was changed; the last one unless set. Another one published since is refused. */
  basedOn: versionNumber.optional(),
  /** At once unless set. */
  validFrom: z.iso.datetime({ offset: true }).optional(),
  reason: z.string().trim().min(3).max(Math.min(500, limits.reasonMax)),
};

export const publicationOutput = z.object({ id, version: versionNumber, validFrom: timestamp });

/** Kinds with drafts of the common form. */
export const draftedKinds = ['site', 'claim', 'legal-text', 'calendar', 'mail-text'] as const;
export type DraftedKind = (typeof draftedKinds)[number];

export const draftPlace = z.strictObject({
  kind: z.enum(draftedKinds),
  /** The office, text or claim; '' is the whole house. */
  scope: z.string().max(80).default(''),
});

/** `facts` are checked by their kind's schema. */
export const saveDraftInput = draftPlace.extend({
  facts: z.record(z.string(), z.json()),
  basedOn: versionNumber,
});
