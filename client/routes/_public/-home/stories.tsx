import { Figures } from '#client/features/marketing/figures.tsx';
import { Testimonials, type Testimonial } from '#client/features/marketing/letters.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { content } from '#client/ui/words.ts';

/** Success figures and testimonials; nothing without testimonials. */
export function Stories() {
  const { stories, facts } = content('home');
  const letters: readonly Testimonial[] = stories.testimonials.map((story) => ({
    name: story.name,
    from: `${String(story.age)} · ${story.location}`,
    text: story.text,
    rating: story.rating,
    facts: (
      <DescriptionList
        className="mt-5"
        facts={[
          { term: facts.profile, value: story.profile },
          { term: facts.program, value: story.program },
          { term: facts.scholarship, value: story.scholarship },
          { term: facts.duration, value: story.duration },
        ]}
      />
    ),
  }));
  if (letters.length === 0) return null;
  return (
    <MarketingSection tone="sheet" title={stories.title} text={stories.text}>
      <Figures figures={stories.figures} />
      <Testimonials letters={letters} />
    </MarketingSection>
  );
}
