import { createFileRoute } from '@tanstack/react-router';
import { landing } from '#shared/marketing.ts';
import { greetings } from '#shared/support.ts';
import { ContactCards } from '#client/features/marketing/contact-cards.tsx';
import { Faq } from '#client/features/marketing/faq.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { About } from './-home/about.tsx';
import { HomeHero } from './-home/hero.tsx';
import { Profiles } from './-home/profiles.tsx';
import { Stories } from './-home/stories.tsx';

export const Route = createFileRoute('/_public/')({
  staticData: { title: 'Study in the USA with a scholarship', isLight: true },
  component: HomePage,
});

function HomePage() {
  return (
    <>
      <HomeHero />
      <About />
      <Profiles />
      <Stories />
      <MarketingSection aside tone="paper" title={landing.faq.title}>
        <Faq questions={landing.faq.questions} />
      </MarketingSection>
      <MarketingSection tone="sheet" title={landing.contact.title} text={landing.contact.text}>
        <ContactCards email="text" greeting={greetings.mentorship} />
      </MarketingSection>
    </>
  );
}
