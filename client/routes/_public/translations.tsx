import { createFileRoute, Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { QuoteDoorSlot } from '#client/features/documents/quote/quote-door-slot.tsx';
import { ContactCards } from '#client/features/marketing/contact-cards.tsx';
import { Faq } from '#client/features/marketing/faq.tsx';
import { Testimonials, type Testimonial } from '#client/features/marketing/letters.tsx';
import { MarketingHero } from '#client/features/marketing/marketing-hero.tsx';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { SampleDelivery } from '#client/features/marketing/sample-delivery.tsx';
import { SampleNote } from '#client/features/marketing/sample-note.tsx';
import { claims } from '#client/lib/brand.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { formatPercent, usePrices } from '#client/lib/prices.ts';
import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { content, words } from '#client/ui/words.ts';
import { Coverage } from './-translations/coverage.tsx';
import { Pricing } from './-translations/pricing.tsx';
import { Steps, Why } from './-translations/why.tsx';

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

/** The hero of /translations, with a sample certificate. */
function TranslationsHero() {
  const { hero, quote } = content('translations');
  const figures = claims().figures['translations.hero'] ?? [];
  return (
    <MarketingHero
      words={hero}
      icon={<ShieldCheck aria-hidden="true" />}
      door={<QuoteDoorSlot {...quote} />}
      actions={
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to="/register" className="inline-link flex min-h-11 items-center">
            {hero.primary}
          </Link>
          <Link to="/verify" className="inline-link flex min-h-11 items-center">
            {hero.secondary}
          </Link>
        </p>
      }
      picture={<SampleCertificate isFirst className="mx-auto w-full max-w-122 lg:me-0" />}
    >
      {figures.length > 0 ? (
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-6 sm:grid-cols-4">
          {figures.map(({ number, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-serif text-xl font-semibold lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <SampleNote places={['translations.hero']} />
    </MarketingHero>
  );
}
