import { z } from 'zod';
import { importColumns, importKinds, importLineStates } from '#shared/imports.ts';
import { cents, id, paged, pageInput, timestamp } from './common.ts';

/** Schemas of imports from another system. */

export const importFault = z.object({
  /** As an editor counts, from 1. */
  line: z.number().int(),
  /** Null for the whole line. */
  column: z.enum(importColumns).nullable(),
  say: z.string(),
});
export type ImportFault = z.infer<typeof importFault>;

export const importLine = z.object({
  line: z.number().int(),
  state: z.enum(importLineStates),
  /** The name of who or what it is about. */
  name: z.string(),
  email: z.string(),
});
export type ImportLine = z.infer<typeof importLine>;

/** Response of `PUT /files/imports`. `done` is null in a dry run, and where there are faults. */
export const importOutput = z.object({
  kind: z.enum(importKinds),
  lines: z.array(importLine),
  faults: z.array(importFault),
  done: z.object({ importId: id, created: z.number().int(), invited: z.number().int() }).nullable(),
});
export type ImportResult = z.infer<typeof importOutput>;

export const importView = z.object({
  id,
  kind: z.enum(importKinds),
  filename: z.string(),
  lines: z.number().int(),
  created: z.number().int(),
  invited: z.number().int(),
  importedAt: timestamp,
  importedByName: z.string().nullable(),
  /** Null while it runs, and where it was cut off. */
  finishedAt: timestamp.nullable(),
});
export type ImportView = z.output<typeof importView>;

export const importsOutput = z.object({ items: z.array(importView) });

export const ownPastOrdersInput = z.object({ page: pageInput.page });
export const pastOrdersInput = z.object({ ...pageInput, importId: id.optional() });

const pastOrder = {
  id,
  reference: z.string(),
  /** `YYYY-MM-DD`. */
  orderedOn: z.string(),
  title: z.string(),
  amountCents: cents,
  /** Three capital letters: any currency of the world. */
  currency: z.string(),
};
export const ownPastOrder = z.object(pastOrder);
export const ownPastOrdersOutput = paged(ownPastOrder);

export const pastOrderView = z.object({ ...pastOrder, customerName: z.string().nullable(), customerEmail: z.string() });
export type PastOrderView = z.output<typeof pastOrderView>;
export const pastOrdersOutput = paged(pastOrderView);
