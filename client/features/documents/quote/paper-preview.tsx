import type { ReactNode } from 'react';

/** The three parts of a delivery in small: sample pages, and the customer's own page as the copy of the original. */
export function PaperPreview({ thumbnail }: { thumbnail: string | undefined }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">What your paper will look like</h3>
      <ol className="mt-2 grid grid-cols-3 gap-3">
        <Part name="Certificate">
          <SamplePage number={1} />
        </Part>
        <Part name="Translation">
          <SamplePage number={2} />
        </Part>
        <Part name="Copy of your original">
          {thumbnail === undefined ? <SamplePage number={3} /> : <img src={thumbnail} alt="" className={look} />}
        </Part>
      </ol>
      <p className="mt-2 text-sm text-ink-2">
        One PDF, with a code that anyone can verify. The first two are from our sample.{' '}
        <a href="/sample/certificate.pdf" target="_blank" rel="noreferrer" className="inline-link">
          Open the sample delivery (PDF)
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
