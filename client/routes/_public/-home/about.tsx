import { Globe, Handshake, MapPinned } from 'lucide-react';
import { Testimonials, type Testimonial } from '#client/features/marketing/letters.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { SampleNote } from '#client/features/marketing/sample-note.tsx';
import { claims } from '#client/lib/brand.ts';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { content } from '#client/ui/words.ts';
import type { ClaimPlace } from '#shared/claims.ts';

const featureIcons = [Globe, MapPinned, Handshake];

export function About() {
  const { about } = content('home');
  return (
    <MarketingSection tone="sheet" title={about.title} text={about.text}>
      <Figures place="home.about" />
      <ul className="grid gap-8 md:grid-cols-3">
        {about.features.map(({ title, text }, index) => {
          const Icon = featureIcons[index] ?? Globe;
          return (
            <li key={title} className="border-t-2 border-brass-deco pt-4">
              <Icon aria-hidden="true" className="size-6 text-brass" />
              <h3 className="mt-3 font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
      <ul className="grid gap-x-8 gap-y-5 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {about.values.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </MarketingSection>
  );
}

/** Success figures and testimonials; nothing without testimonials. */
export function Stories() {
  const { stories, facts } = content('home');
  const letters = (claims().testimonials['home.testimonials'] ?? []).map((story): Testimonial => {
    const outcome = [
      { term: facts.profile, value: story.profile },
      { term: facts.program, value: story.program },
      { term: facts.scholarship, value: story.scholarship },
      { term: facts.duration, value: story.duration },
    ].filter(({ value }) => value !== '');
    return { ...story, ...(outcome.length > 0 && { facts: <DescriptionList className="mt-5" facts={outcome} /> }) };
  });
  if (letters.length === 0) return null;
  return (
    <MarketingSection tone="sheet" title={stories.title} text={stories.text}>
      <Figures place="home.stories" />
      <Testimonials letters={letters} place="home.testimonials" />
    </MarketingSection>
  );
}

/** The figures of a place, four in a row, two by two on a phone; nothing without any. */
function Figures({ place }: { place: ClaimPlace }) {
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
