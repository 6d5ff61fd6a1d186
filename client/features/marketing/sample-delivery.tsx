import { words } from '#client/ui/words.ts';
import { MarketingSection } from './marketing-section.tsx';

/** In reading order: the certificate is the first page of the PDF. */
const pages = [
  { number: 3, part: 'original' },
  { number: 2, part: 'translation' },
  { number: 1, part: 'certificate' },
] as const;

/** The public sample, page by page: each opens at reading size, the whole as the PDF that a customer gets. */
export function SampleDelivery() {
  const t = words('sample');
  return (
    <MarketingSection tone="sheet" title={t('title')} text={t('text')}>
      <ol data-sample="" className="grid grid-cols-2 gap-5 md:grid-cols-3">
        {pages.map(({ number, part }) => (
          <li key={number} className="min-w-0">
            <a
              href={`/sample/page-${number}-960.webp`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('open', { title: t(`${part}.title`) })}
              className="block rounded-control"
            >
              <picture>
                <source type="image/avif" srcSet={`/sample/page-${number}-480.avif`} />
                <img
                  src={`/sample/page-${number}-480.webp`}
                  alt={t(`${part}.alt`)}
                  width={480}
                  height={621}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full rounded-control border border-line bg-[#fff]"
                />
              </picture>
            </a>
            <h3 className="mt-3 font-serif text-lg font-semibold">{t(`${part}.title`)}</h3>
            <p className="mt-1 text-sm text-ink-2">{t(`${part}.text`)}</p>
          </li>
        ))}
      </ol>
      <div>
        <a href="/sample/certificate.pdf" target="_blank" rel="noreferrer" className="inline-link">
          {t('whole')}
        </a>
      </div>
    </MarketingSection>
  );
}
