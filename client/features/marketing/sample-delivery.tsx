import { MarketingSection } from './marketing-section.tsx';

const sample = {
  title: 'Open a sample delivery',
  text: 'An invented birth certificate, printed by the same engine as every order: one PDF, three parts.',
  pages: [
    {
      number: 3,
      title: 'The original',
      text: 'A stamped copy of what was translated, at the end of the PDF.',
      alt: 'Sample page: copy of a Brazilian birth certificate with a stamp',
    },
    {
      number: 2,
      title: 'The translation',
      text: 'Laid out like the original, with seals and signatures described.',
      alt: 'Sample page: the birth certificate in English',
    },
    {
      number: 1,
      title: 'The certificate',
      text: 'Signed by a named translator, with the code that anyone can check.',
      alt: 'Sample page: certificate of translation accuracy, marked Specimen',
    },
  ],
  open: 'open at reading size',
  whole: 'Open the whole sample (PDF, 3 pages)',
} as const;

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
