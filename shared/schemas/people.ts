import { z } from 'zod';
import { makesClaimAsName } from '#shared/certificate/claims.ts';
import { anyName, factLimits, latinName } from '#shared/certificate/facts.ts';
import { id, rule } from './common.ts';

/** Names as in the passport. */

const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

export const passportName = z
  .string()
  .max(factLimits.name * 4, rule('PASSPORT_NAME_LETTERS'))
  .transform(tidy)
  .pipe(
    z
      .string()
      .min(1, rule('PASSPORT_NAME_REQUIRED'))
      .max(factLimits.name, rule('PASSPORT_NAME_LETTERS'))
      .regex(latinName, rule('PASSPORT_NAME_LETTERS'))
      .refine((name) => !makesClaimAsName(name), rule('CLIENT_NAME_CLAIM')),
  );

/** Empty reads as none. */
export const nativeName = z
  .string()
  .max(factLimits.name * 4, rule('NATIVE_NAME_LETTERS'))
  .transform(tidy)
  .refine((name) => name === '' || (name.length <= factLimits.name && anyName.test(name)), rule('NATIVE_NAME_LETTERS'))
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
