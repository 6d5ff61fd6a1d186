import { createFileRoute, redirect } from '@tanstack/react-router';
import { ContactCards } from '#client/features/marketing/contact-cards.tsx';
import { Faq } from '#client/features/marketing/faq.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { brand } from '#client/lib/brand.ts';
import { content, words } from '#client/ui/words.ts';
import { About, Stories } from './-home/about.tsx';
import { HomeHero } from './-home/hero.tsx';
import { Profiles } from './-home/profiles.tsx';

export const Route = createFileRoute('/_public/')({
  staticData: { title: () => words('home')('title'), words: ['home', 'quote'], isLight: true },
  beforeLoad: () => {
    if (!brand.hasLanding) redirect({ to: '/translations', replace: true, throw: true });
  },
  component: HomePage,
});

function HomePage() {
  const { faq, contact } = content('home');
  return (
    <>
      <HomeHero />
      <About />
      <Profiles />
      <Stories />
      <MarketingSection aside tone="paper" title={faq.title}>
        <Faq questions={faq.questions} />
      </MarketingSection>
      <MarketingSection tone="sheet" title={contact.title} text={contact.text}>
        <ContactCards email="text" greeting="mentorship" />
      </MarketingSection>
    </>
  );
}
