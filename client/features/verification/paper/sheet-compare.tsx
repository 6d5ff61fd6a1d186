import { words } from '#client/ui/words.ts';
import type { ValidResult } from '#shared/schemas/verification.ts';

/** What a look-up proves and what not, and the words by which a sheet of paper is compared with it. */
export function SheetCompare({ result }: { result: Pick<ValidResult, 'checkWords'> }) {
  const t = words('paper');
  const { checkWords } = result;
  return (
    <div className="mt-4 grid gap-2">
      <p>{t('sheet.proves')}</p>
      <p className="rounded-control border-s-4 border-warn bg-warn-soft px-4 py-3">{t('sheet.not')}</p>
      {checkWords.length === 0 ? null : (
        <section aria-labelledby="check-words" className="mt-2">
          <h3 id="check-words" className="font-semibold">
            {t('sheet.words')}
          </h3>
          <p className="mt-1 text-sm text-ink-2">{t('sheet.wordsText')}</p>
          <ol className="mt-2 divide-y divide-line border-y border-line text-sm">
            {checkWords.map((page, index) => (
              <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
                <span className="text-ink-2">{t('sheet.page', { page: index + 1 })}</span>
                {page.length === 0 ? (
                  <span className="text-ink-2">{t('sheet.noWords')}</span>
                ) : (
                  <span dir="ltr" lang="en" className="font-serif font-semibold">
                    {page.join(' · ')}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
