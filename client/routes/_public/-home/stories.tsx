import { Figures } from '#client/features/marketing/figures.tsx';
import { Testimonials, type Testimonial } from '#client/features/marketing/letters.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { claims } from '#client/lib/brand.ts';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { content } from '#client/ui/words.ts';

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
