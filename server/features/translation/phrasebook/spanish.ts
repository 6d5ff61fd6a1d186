import { certifications } from './spanish/certifications.ts';
import { civilRegistry } from './spanish/civil-registry.ts';
import { courtAndNotarial } from './spanish/court-notarial.ts';
import { identity } from './spanish/identity.ts';
import { occupations } from './spanish/occupations.ts';
import { registryEntries } from './spanish/registry-entries.ts';
import { schoolAndBank } from './spanish/school-bank.ts';
import type { Phrase } from './types.ts';

export const spanish: readonly Phrase[] = [
  ...civilRegistry,
  ...registryEntries,
  ...certifications,
  ...identity,
  ...courtAndNotarial,
  ...schoolAndBank,
  ...occupations,
];
