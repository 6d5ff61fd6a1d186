import { nativeNameFault, passportNameFault, tidyName } from '#shared/certificate/facts.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { workOf } from '#shared/languages.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { isLatin } from '#shared/writing-systems.ts';

/** Names as in the passport, as forms hold them. */

/** Whether documents of the language write names in another script than passports. */
export function hasOwnScript(language: string | undefined): boolean {
  if (language === undefined) return false;
  const work = workOf(language);
  if (work.by === 'read') return !isLatin(work.tag);
  return work.tag !== 'und' && new Intl.Locale(work.tag).maximize().script !== 'Latn';
}

export type CheckedName = { person: NamedPerson } | { errors: Partial<Record<'name' | 'nativeName', ErrorCode>> };

/** A typed name, tidied, or what is wrong with it. */
export function checkName(typed: { name: string; nativeName: string }): CheckedName {
  const [name, nativeName] = [tidyName(typed.name), tidyName(typed.nativeName)];
  const faults = { name: passportNameFault(name), nativeName: nativeNameFault(nativeName) };
  if (!faults.name && !faults.nativeName) return { person: { name, nativeName: nativeName || null } };
  return {
    errors: { ...(faults.name && { name: faults.name }), ...(faults.nativeName && { nativeName: faults.nativeName }) },
  };
}

/** Adds a name once; a known one takes the native name that is given. */
export function withPerson(people: readonly NamedPerson[], person: NamedPerson): NamedPerson[] {
  const isSame = (other: NamedPerson) => other.name.toLowerCase() === person.name.toLowerCase();
  const known = people.find(isSame);
  if (!known) return [...people, person];
  const merged = { name: person.name, nativeName: person.nativeName ?? known.nativeName };
  return people.map((other) => (isSame(other) ? merged : other));
}
