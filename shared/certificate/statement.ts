import { z } from 'zod';
import { checklistPoints } from './checklist.ts';
import { certificateFacts } from './facts.ts';
import { acknowledgement } from './findings.ts';

/** What the person who decides states: what was compared, the facts, and reasons for the warnings they pass. */
export const statementFields = {
  checklist: z.array(z.enum(checklistPoints)).max(checklistPoints.length).default([]),
  facts: certificateFacts.default({ paperKind: '', holders: [] }),
  acknowledgements: z.array(acknowledgement).max(10).default([]),
};
export const statement = z.object(statementFields);
export type Statement = z.infer<typeof statement>;
