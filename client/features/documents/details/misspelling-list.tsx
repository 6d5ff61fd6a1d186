import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { Misspelling } from '#shared/revision-requests.ts';

/** Reported misspellings: as printed, and as they should be. */
export function MisspellingList({ items }: { items: readonly Misspelling[] }) {
  const t = words('parts');
  return (
    <ul className="grid gap-1 text-sm">
      {items.map(({ page, wrong, right }, index) => (
        <li key={`${index} ${wrong}`} className="wrap-anywhere">
          {page === undefined ? null : <span className="text-ink-2">{t('misspelling.page', { page })} </span>}
          {t.rich('misspelling.item', {
            wrong: slot(<bdi>{t('misspelling.quoted', { word: wrong })}</bdi>),
            right: slot(<bdi>{t('misspelling.quoted', { word: right })}</bdi>),
          })}
        </li>
      ))}
    </ul>
  );
}
