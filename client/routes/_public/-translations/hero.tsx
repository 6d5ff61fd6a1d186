import { Link } from '@tanstack/react-router';
import { ArrowRight, ShieldCheck } from 'lucide-react';
import { translations } from '#shared/marketing.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SampleCertificate } from '../../-shell/sample-certificate.tsx';

const { hero } = translations;

/** What one gets, shown before anything is asked. */
export function Hero() {
  return (
    <section className="gutter mx-auto grid w-full max-w-[calc(var(--container-content)+4rem)] items-center gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <p className="flex items-center gap-2 text-sm font-semibold text-brass">
          <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
          {hero.kicker}
        </p>
        <h1 tabIndex={-1} className="mt-4 font-serif text-display">
          {hero.title}
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-ink-2">{hero.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink
            size="lg"
            wide="phone"
            iconAfter={<ArrowRight aria-hidden="true" className="flip-rtl" />}
            render={<Link to="/register" />}
          >
            {hero.primary}
          </ButtonLink>
          <ButtonLink size="lg" wide="phone" variant="secondary" render={<Link to="/verify" />}>
            {hero.secondary}
          </ButtonLink>
        </div>
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-6 sm:grid-cols-4">
          {hero.figures.map(({ number, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-serif text-xl font-semibold lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SampleCertificate className="mx-auto w-full max-w-122 lg:me-0" />
    </section>
  );
}
