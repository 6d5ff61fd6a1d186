import type { Generated, GeneratedAlways } from 'kysely';
import type {
  CollectionKind,
  CollectionLevel,
  ImportFault,
  ImportState,
  TermStatus,
} from '#shared/memory-collections.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Tables of memories and glossaries that came as files. */

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

export interface CollectionTables {
  memoryCollections: MemoryCollectionsTable;
  memoryImports: MemoryImportsTable;
  memoryUnits: MemoryUnitsTable;
  glossaryTerms: GlossaryTermsTable;
}
