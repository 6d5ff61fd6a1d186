import { bank } from './portuguese/bank.ts';
import { certifications } from './portuguese/certifications.ts';
import { civilRegistry } from './portuguese/civil-registry.ts';
import { courtAndPolice } from './portuguese/court-police.ts';
import { identity } from './portuguese/identity.ts';
import { notarial } from './portuguese/notarial.ts';
import { occupations } from './portuguese/occupations.ts';
import { registryEntries } from './portuguese/registry-entries.ts';
import { school } from './portuguese/school.ts';
import type { Phrase } from './types.ts';

export const portuguese: readonly Phrase[] = [
  ...civilRegistry,
  ...registryEntries,
  ...certifications,
  ...identity,
  ...notarial,
  ...school,
  ...courtAndPolice,
  ...bank,
  ...occupations,
];
