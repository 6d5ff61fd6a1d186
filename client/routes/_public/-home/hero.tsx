import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, Lock, ReceiptText, ShieldCheck } from 'lucide-react';
import { formatWholeDollars } from '#shared/money.ts';
import { ratePerPage } from '#shared/pricing.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SampleCertificate } from '../../-shell/sample-certificate.tsx';

const lowestRate = formatWholeDollars(ratePerPage({ translationType: 'certified', isBankStatement: false }));

const facts = [
  { icon: <Clock aria-hidden="true" className="size-4" />, text: '24–48 hours' },
  { icon: <Lock aria-hidden="true" className="size-4" />, text: 'Private storage' },
  { icon: <ReceiptText aria-hidden="true" className="size-4" />, text: `From ${lowestRate} per page` },
];

/** What one gets, shown before anything is asked. */
export function Hero() {
  return (
    <section className="gutter mx-auto grid w-full max-w-[calc(var(--container-content)+4rem)] items-center gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <p className="flex items-center gap-2 text-sm font-semibold text-brass">
          <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
          Every page carries a public verification code
        </p>
        <h1 tabIndex={-1} className="mt-4 font-serif text-display">
          Your documents, certified in English, ready for the US immigration service.
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-ink-2">
          Upload a PDF or photo, see the price per page before you pay, and receive a signed translation in 24–48 hours.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink
            size="lg"
            wide="phone"
            iconAfter={<ArrowRight aria-hidden="true" className="flip-rtl" />}
            render={<Link to="/register" />}
          >
            Start Translation
          </ButtonLink>
          <ButtonLink size="lg" wide="phone" variant="secondary" render={<Link to="/verify" />}>
            Verify Document
          </ButtonLink>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-sm text-ink-2">
          {facts.map((fact) => (
            <li key={fact.text} className="flex items-center gap-2">
              {fact.icon}
              {fact.text}
            </li>
          ))}
        </ul>
      </div>
      <SampleCertificate className="mx-auto w-full max-w-122 lg:me-0" />
    </section>
  );
}
