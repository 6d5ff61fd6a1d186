import type { Generated } from 'kysely';
import type { SourceTag } from '#shared/translation-text.ts';

/** Tables of the phrasebooks. */

export interface PhraseOverridesTable {
  lang: SourceTag;
  source: string;
  target: string | null;
  isRetired: Generated<boolean>;
  changedBy: string;
  changedAt: Date;
}

export interface PhraseUsesTable {
  lang: SourceTag;
  source: string;
  uses: number;
  lastUsedAt: Date;
}

export interface PhraseTables {
  phraseOverrides: PhraseOverridesTable;
  phraseUses: PhraseUsesTable;
}
