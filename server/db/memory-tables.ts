import type { Generated } from 'kysely';
import type { SourceTag } from '#shared/translation-text.ts';

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
}

interface TranslationEngineUsageTable {
  month: string;
  characters: number;
}

export interface MemoryTables {
  translationEngineUsage: TranslationEngineUsageTable;
  translationMemory: TranslationMemoryTable;
}
