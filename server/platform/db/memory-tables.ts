import type { Generated, GeneratedAlways } from 'kysely';
import type {
  CollectionKind,
  CollectionLevel,
  ImportFault,
  ImportState,
  TermStatus,
} from '#shared/memory-collections.ts';
import type { PrivateTopic } from '#shared/translation-checks/private-topics.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Tables of the translation memory, of memories and glossaries that came as files, and of the phrasebooks. */

interface MemoryCollectionsTable {
  id: Generated<string>;
  kind: CollectionKind;
  name: string;
  /** Null for the house. */
  accountId: string | null;
  level: Generated<CollectionLevel>;
  createdAt: Date;
  createdBy: string | null;
  removedAt: Generated<Date | null>;
}

interface MemoryImportsTable {
  id: Generated<string>;
  collectionId: string;
  filename: string;
  state: ImportState;
  units: Generated<number>;
  added: Generated<number>;
  foreignUnits: Generated<number>;
  broken: Generated<number>;
  faults: Generated<ImportFault[]>;
  startedAt: Date;
  touchedAt: Date;
  importedBy: string | null;
  removedAt: Generated<Date | null>;
}

interface MemoryUnitsTable {
  id: GeneratedAlways<string>;
  collectionId: string;
  importId: string;
  lang: SourceTag;
  source: string;
  target: string;
  /** MinHash bands of the source, for look-ups. */
  bands: Generated<number[]>;
  sourceHash: GeneratedAlways<string>;
  pairHash: GeneratedAlways<string>;
}

interface GlossaryTermsTable {
  id: Generated<string>;
  collectionId: string;
  importId: string | null;
  lang: SourceTag;
  source: string;
  target: string;
  status: TermStatus;
  note: string | null;
  createdAt: Date;
  changedBy: string | null;
}

interface CollectionTables {
  memoryCollections: MemoryCollectionsTable;
  memoryImports: MemoryImportsTable;
  memoryUnits: MemoryUnitsTable;
  glossaryTerms: GlossaryTermsTable;
}

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
