import type { Db } from '#server/platform/db/client.ts';
import type { FormItem } from '#shared/schemas/forms.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { listFormRows, type FormRow } from './form-queries.ts';
import { shippedForms, type ShippedForm } from './shipped-forms.ts';

/** The forms of papers: shipped ones with the changes by staff, and learned ones. */

export interface KnownForm {
  /** The name of its file for a shipped form. */
  id: string;
  lang: SourceTag;
  country: string | null;
  name: string;
  issuer: string;
  items: readonly FormItem[];
  version: number;
  row: FormRow | null;
}

/** All forms of a language, the retired ones too: shipped ones first. */
export async function listForms(db: Db, lang: SourceTag): Promise<KnownForm[]> {
  const rows = await listFormRows(db, lang);
  const byKey = new Map(rows.flatMap((row) => (row.shippedKey === null ? [] : [[row.shippedKey, row] as const])));
  return [
    ...shippedForms()
      .filter((form) => form.lang === lang)
      .map((form) => ofFile(form, byKey.get(form.key) ?? null)),
    ...rows.filter(({ shippedKey }) => shippedKey === null).map(ofRow),
  ];
}

/** Active forms, for drafts. */
export async function activeForms(db: Db, lang: SourceTag): Promise<KnownForm[]> {
  return (await listForms(db, lang)).filter(({ row }) => row?.isRetired !== true);
}

export function ofFile(form: ShippedForm, row: FormRow | null): KnownForm {
  const { key: id, lang, country } = form;
  return {
    ...{ id, lang, country, row },
    name: row?.name ?? form.name,
    issuer: row?.issuer ?? form.issuer,
    items: row?.items ?? form.items,
    version: row?.version ?? 1,
  };
}

export function ofRow(row: FormRow): KnownForm {
  const { id, lang, country, name, issuer, version } = row;
  return { id, lang, country, name, issuer, items: row.items ?? [], version, row };
}
