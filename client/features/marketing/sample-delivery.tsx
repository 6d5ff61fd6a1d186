import { translations } from '#shared/marketing.ts';
import { MarketingSection } from './marketing-section.tsx';

const { sample } = translations;

/** The public sample, page by page: each opens at reading size, the whole as the PDF that a customer gets. */
export function SampleDelivery() {
  return (
    <MarketingSection tone="sheet" title={sample.title} text={sample.text}>
      <ol className="grid grid-cols-2 gap-5 md:grid-cols-3">
        {sample.pages.map(({ number, title, text, alt }) => (
          <li key={number} className="min-w-0">
            <a
              href={`/sample/page-${number}-960.webp`}
              target="_blank"
              rel="noreferrer"
              aria-label={`${title}: ${sample.open}`}
              className="block rounded-control"
            >
              <picture>
                <source type="image/avif" srcSet={`/sample/page-${number}-480.avif`} />
                <img
                  src={`/sample/page-${number}-480.webp`}
                  alt={alt}
                  width={480}
                  height={621}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full rounded-control border border-line bg-[#fff]"
                />
              </picture>
            </a>
            <h3 className="mt-3 font-serif text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href="/sample/certificate.pdf" target="_blank" rel="noreferrer" className="inline-link">
          {sample.whole}
        </a>
      </p>
    </MarketingSection>
  );
}
