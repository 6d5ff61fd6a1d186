import { bank } from './bank.ts';
import { certifications } from './certifications.ts';
import { civilRegistry } from './civil-registry.ts';
import { courtAndPolice } from './court-police.ts';
import { identity } from './identity.ts';
import { notarial } from './notarial.ts';
import { registryEntries } from './registry-entries.ts';
import { school } from './school.ts';
import type { Phrase } from '../types.ts';

export const portuguese: readonly Phrase[] = [
  ...civilRegistry,
  ...registryEntries,
  ...certifications,
  ...identity,
  ...notarial,
  ...school,
  ...courtAndPolice,
  ...bank,
];
