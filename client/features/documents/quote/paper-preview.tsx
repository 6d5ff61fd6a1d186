import type { ReactNode } from 'react';
import { words } from '#client/ui/words.ts';

/** The three parts of a delivery in small: sample pages, and the customer's own page as the copy of the original. */
export function PaperPreview({ thumbnail }: { thumbnail: string | undefined }) {
  const t = words('quote');
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('preview.title')}</h3>
      <ol className="mt-2 grid grid-cols-3 gap-3">
        <Part name={t('preview.certificate')}>
          <SamplePage number={1} />
        </Part>
        <Part name={t('preview.translation')}>
          <SamplePage number={2} />
        </Part>
        <Part name={t('preview.original')}>
          {thumbnail === undefined ? <SamplePage number={3} /> : <img src={thumbnail} alt="" className={look} />}
        </Part>
      </ol>
      <p className="mt-2 text-sm text-ink-2">
        {t('preview.text')}{' '}
        <a href="/sample/certificate.pdf" target="_blank" rel="noreferrer" className="inline-link">
          {t('preview.open')}
        </a>
      </p>
    </div>
  );
}

const look = 'aspect-[17/22] w-full rounded-control border border-line bg-[#fff] object-cover object-top';

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      {children}
      <p className="mt-1 text-center text-xs text-ink-2">{name}</p>
    </li>
  );
}

function SamplePage({ number }: { number: 1 | 2 | 3 }) {
  return <img src={`/sample/page-${number}-480.webp`} alt="" width={480} height={621} className={look} />;
}
