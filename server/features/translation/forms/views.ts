import type { FormDetails, FormsInput, FormView } from '#shared/schemas/forms.ts';
import type { KnownForm } from '../forms.ts';
import { normalize } from '../normalize.ts';

/** Forms as staff see them. */

export function toFormView({ row, items, ...form }: KnownForm): FormView {
  const { id, lang, country, name, issuer, version } = form;
  return {
    ...{ id, lang, country, name, issuer, version },
    isShipped: row === null || row.shippedKey !== null,
    isProposed: row?.isProposed ?? false,
    isRetired: row?.isRetired ?? false,
    uses: row?.uses ?? 0,
    items: items.length,
    changedByName: row?.changedByName ?? null,
    changedAt: row?.changedByName == null ? null : row.changedAt.toISOString(),
  };
}

export function matchesFilter(
  form: KnownForm,
  { filter, search, lang }: Pick<FormsInput, 'filter' | 'search' | 'lang'>,
): boolean {
  const isShown = filter === 'all' || (filter === 'retired' ? form.row?.isRetired : form.row?.isProposed) === true;
  const wanted = normalize(search ?? '', lang);
  const own = [form.name, form.issuer, ...form.items.flatMap(({ source, target }) => [source, target])];
  return isShown && (wanted === '' || own.some((text) => normalize(text, lang).includes(wanted)));
}

/** Stored versions; for an unedited shipped form, the version of its file. */
export function versionsOf(
  form: KnownForm,
  kept: readonly { version: number; name: string; changedAt: Date; changedByName: string | null }[],
): FormDetails['versions'] {
  const versions = kept.map(({ changedAt, ...version }) => ({ ...version, changedAt: changedAt.toISOString() }));
  return versions.length > 0
    ? versions
    : [{ version: form.version, name: form.name, changedByName: null, changedAt: null }];
}
