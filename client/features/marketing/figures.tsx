import { claims } from '#client/lib/brand.ts';
import type { ClaimPlace } from '#shared/claims.ts';
import { SampleNote } from './sample-note.tsx';

/** The figures of a place, four in a row, two by two on a phone; nothing without any. */
export function Figures({ place }: { place: ClaimPlace }) {
  const figures = claims().figures[place] ?? [];
  if (figures.length === 0) return null;
  return (
    <div>
      <SampleNote places={[place]} />
    <dl className="grid grid-cols-2 border-y-2 border-ink md:grid-cols-4">
      {figures.map(({ number, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-line py-5 pe-4 even:border-s even:ps-4 nth-[n+3]:border-t md:border-s md:ps-6 md:first:border-s-0 md:first:ps-0 md:nth-[n+3]:border-t-0"
        >
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-serif text-2xl font-semibold lining-nums md:text-3xl">{number}</dd>
        </div>
      ))}
    </dl>
    </div>
  );
}
