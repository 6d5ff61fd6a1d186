import type { Generated } from 'kysely';
import type { PrivateTopic } from '#shared/translation-checks/private-topics.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import type { CollectionTables } from './collection-tables.ts';

/** Tables of the translation memory. */

interface TranslationMemoryTable {
  id: Generated<string>;
  lang: SourceTag;
  source: string;
  target: string;
  confirmations: Generated<number>;
  uses: Generated<number>;
  createdAt: Date;
  lastUsedAt: Date | null;
  retiredAt: Date | null;
  changedBy: string | null;
  /** Null for rows of earlier releases, which are not offered. */
  admittedAt: Date | null;
  /** Null for a pair that three customers' papers held. */
  markedBy: string | null;
}

interface TranslationCandidatesTable {
  id: Generated<string>;
  lang: SourceTag;
  source: string;
  target: string;
  topic: PrivateTopic | null;
  createdAt: Date;
}

interface TranslationCandidatePapersTable {
  candidateId: string;
  documentId: string;
}

interface TranslationEngineUsageTable {
  month: string;
  characters: number;
}

export interface MemoryTables extends CollectionTables {
  translationCandidatePapers: TranslationCandidatePapersTable;
  translationCandidates: TranslationCandidatesTable;
  translationEngineUsage: TranslationEngineUsageTable;
  translationMemory: TranslationMemoryTable;
}

/** Tables of the phrasebooks. */

interface PhraseOverridesTable {
  lang: SourceTag;
  source: string;
  target: string | null;
  isRetired: Generated<boolean>;
  changedBy: string;
  changedAt: Date;
}

interface PhraseUsesTable {
  lang: SourceTag;
  source: string;
  uses: number;
  lastUsedAt: Date;
}

export interface PhraseTables {
  phraseOverrides: PhraseOverridesTable;
  phraseUses: PhraseUsesTable;
}
