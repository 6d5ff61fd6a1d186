import { civilRegistry } from './german/civil-registry.ts';
import { otherPapers } from './german/other-papers.ts';
import type { Phrase } from './types.ts';

export const german: readonly Phrase[] = [...civilRegistry, ...otherPapers];
