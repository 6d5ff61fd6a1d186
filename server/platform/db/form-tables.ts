import type { Generated, JSONColumnType } from 'kysely';
import type { FormItem } from '#shared/schemas/forms.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Tables of the forms of papers. */

interface PaperFormsTable {
  id: Generated<string>;
  /** Name of the file; null for a learned form. */
  shippedKey: string | null;
  lang: SourceTag;
  country: string | null;
  name: string;
  issuer: string;
  /** Null while the file's are in use. */
  items: JSONColumnType<FormItem[]> | null;
  version: Generated<number>;
  isProposed: Generated<boolean>;
  isRetired: Generated<boolean>;
  uses: Generated<number>;
  createdAt: Date;
  changedAt: Date;
  changedBy: string | null;
}

interface PaperFormVersionsTable {
  formId: string;
  version: number;
  name: string;
  issuer: string;
  items: JSONColumnType<FormItem[]>;
  changedAt: Date;
  changedBy: string | null;
}

interface PaperFormPapersTable {
  formId: string;
  documentId: string;
}

export interface FormTables {
  paperForms: PaperFormsTable;
  paperFormVersions: PaperFormVersionsTable;
  paperFormPapers: PaperFormPapersTable;
}
