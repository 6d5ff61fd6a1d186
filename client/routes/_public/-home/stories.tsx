import { landing } from '#shared/marketing.ts';
import { Figures } from '#client/features/marketing/figures.tsx';
import { Testimonials } from '#client/features/marketing/letters.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';

const { stories } = landing;

const letters = stories.testimonials.map((story) => ({
  name: story.name,
  from: `${String(story.age)} · ${story.location}`,
  text: story.text,
  rating: story.rating,
  facts: (
    <DescriptionList
      className="mt-5"
      facts={[
        { term: 'Profile', value: story.profile },
        { term: 'Program', value: story.program },
        { term: 'Scholarship', value: story.scholarship },
        { term: 'Duration', value: story.duration },
      ]}
    />
  ),
}));

/** Success figures and testimonials. */
export function Stories() {
  return (
    <MarketingSection tone="sheet" title={stories.title} text={stories.text}>
      <Figures figures={stories.figures} />
      <Testimonials letters={letters} />
    </MarketingSection>
  );
}
