import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { ContactCards } from '#client/features/marketing/contact-cards.tsx';
import { Faq } from '#client/features/marketing/faq.tsx';
import { Testimonials, type Testimonial } from '#client/features/marketing/letters.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { SampleDelivery } from '#client/features/marketing/sample-delivery.tsx';
import { claims } from '#client/lib/brand.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { formatPercent, usePrices } from '#client/lib/prices.ts';
import { content, words } from '#client/ui/words.ts';
import { Coverage } from './-translations/coverage.tsx';
import { TranslationsHero } from './-translations/hero.tsx';
import { Pricing } from './-translations/pricing.tsx';
import { Steps } from './-translations/steps.tsx';
import { Why } from './-translations/why.tsx';

export const Route = createFileRoute('/_public/translations')({
  staticData: {
    title: () => words('translations')('title'),
    words: ['translations', 'quote', 'sample'],
    isLight: true,
  },
  component: TranslationsPage,
});

function TranslationsPage() {
  const t = words('translations');
  const prices = usePrices();
  const { testimonialsTitle, faq, contact } = content('translations');
  const turnaround = {
    question: t('faq.turnaround.question'),
    answer: t('faq.turnaround.answer', { percent: formatPercent(prices) }),
  };
  const letters: readonly Testimonial[] = claims().testimonials['translations.testimonials'] ?? [];
  const [Live, setLive] = useState<ComponentType>();
  // After hydration, since prerendered pages know no figures of today.
  useEffect(() => {
    Promise.all([import('#client/features/marketing/live-facts.tsx'), loadAreas(['live'])]).then(
      ([{ LiveFacts }]) => setLive(() => LiveFacts),
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
      {letters.length > 0 ? (
        <MarketingSection tone="sheet" title={testimonialsTitle}>
          <Testimonials letters={letters} place="translations.testimonials" />
        </MarketingSection>
      ) : null}
      <MarketingSection aside tone="paper" title={faq.title}>
        <Faq questions={faq.questions.toSpliced(2, 0, turnaround)} />
      </MarketingSection>
      <MarketingSection tone="sheet" title={contact.title} text={contact.text}>
        <ContactCards email="link" greeting="translation" />
      </MarketingSection>
    </>
  );
}
