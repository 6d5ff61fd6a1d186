import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { landing, translations } from '#shared/marketing.ts';
import { greetings } from '#shared/support.ts';
import { ContactCards } from '#client/features/marketing/contact-cards.tsx';
import { Faq } from '#client/features/marketing/faq.tsx';
import { Testimonials } from '#client/features/marketing/letters.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { SampleDelivery } from '#client/features/marketing/sample-delivery.tsx';
import { TranslationsHero } from './-translations/hero.tsx';
import { Coverage } from './-translations/coverage.tsx';
import { Steps } from './-translations/steps.tsx';
import { Pricing } from './-translations/pricing.tsx';
import { Why } from './-translations/why.tsx';

export const Route = createFileRoute('/_public/translations')({
  staticData: { title: 'Certified translations into English', isLight: true },
  component: TranslationsPage,
});

const letters = translations.testimonials.map(({ location, ...letter }) => ({ ...letter, from: location }));

function TranslationsPage() {
  const [Live, setLive] = useState<ComponentType>();
  // After hydration, since prerendered pages know no figures of today.
  useEffect(() => {
    import('#client/features/marketing/live-facts.tsx').then(
      ({ LiveFacts }) => setLive(() => LiveFacts),
      () => undefined,
    );
  }, []);
  return (
    <>
      <TranslationsHero />
      <Pricing />
      <SampleDelivery />
      <Why />
      {Live ? <Live /> : null}
      <Steps />
      <Coverage />
      <MarketingSection tone="sheet" title="What customers say">
        <Testimonials letters={letters} />
      </MarketingSection>
      <MarketingSection aside tone="paper" title={translations.faq.title}>
        <Faq questions={translations.faq.questions} />
      </MarketingSection>
      <MarketingSection tone="sheet" title={landing.contact.title} text={landing.contact.text}>
        <ContactCards email="link" greeting={greetings.translation} />
      </MarketingSection>
    </>
  );
}
