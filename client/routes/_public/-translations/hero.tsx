import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { QuoteDoorSlot } from '#client/features/documents/quote/quote-door-slot.tsx';
import { SampleNote } from '#client/features/marketing/sample-note.tsx';
import { MarketingHero } from '#client/features/marketing/marketing-hero.tsx';
import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { claims } from '#client/lib/brand.ts';
import { content } from '#client/ui/words.ts';

/** The hero of /translations, with a sample certificate. */
export function TranslationsHero() {
  const { hero, quote } = content('translations');
  const figures = claims().figures['translations.hero'] ?? [];
  return (
    <MarketingHero
      words={hero}
      icon={<ShieldCheck aria-hidden="true" />}
      door={<QuoteDoorSlot {...quote} />}
      secondary={
        <ButtonLink size="lg" wide="phone" variant="secondary" render={<Link to="/verify" />}>
          {hero.secondary}
        </ButtonLink>
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
