import { z } from 'zod';
import { factLimits, nativeNameFault, passportNameFault, tidyName } from '#shared/certificate/facts.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { id, rule } from './common.ts';

/** Names as in the passport. */

/** A tidy text without a fault. */
const checkedName = (faultOf: (name: string) => ErrorCode | undefined, tooLong: ErrorCode) =>
  z
    .string()
    .max(factLimits.name * 4, rule(tooLong))
    .transform(tidyName)
    .superRefine((name, context) => {
      const fault = faultOf(name);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: rule(fault) });
    });

export const passportName = checkedName(passportNameFault, 'PASSPORT_NAME_LETTERS');

/** Empty reads as none. */
export const nativeName = checkedName(nativeNameFault, 'NATIVE_NAME_LETTERS')
  .transform((name) => (name === '' ? null : name))
  .nullable();

export const personInput = z.object({ name: passportName, nativeName: nativeName.default(null) });
export type NamedPerson = z.output<typeof personInput>;

export const people = z.array(personInput).max(factLimits.holders);

export const person = z.object({ name: z.string(), nativeName: z.string().nullable() });
export const savePeopleInput = z.object({ id, people });

export const familyMember = person.extend({ id });
export type FamilyMember = z.infer<typeof familyMember>;
export const family = z.object({ items: z.array(familyMember) });

/** Without `id` a member is added; a known name is changed in place. */
export const saveFamilyMemberInput = personInput.extend({ id: id.optional() });

/** The spelling sheet for staff; see `Spelling`. */
export const spellingView = z.object({
  people: z.array(person).readonly(),
  family: z.array(person.extend({ document: z.string().nullable() })).readonly(),
});

/** Response of `PUT /files/passport-names`: the holder as the machine-readable zone has them. */
export const passportNameOutput = z.object({
  /** Null when no zone could be read. */
  name: z.string().nullable(),
  /** Whether all check digits are right. */
  valid: z.boolean(),
});
export type PassportName = z.infer<typeof passportNameOutput>;
