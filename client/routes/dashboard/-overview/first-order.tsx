import { Link } from '@tanstack/react-router';
import { Check, Upload } from 'lucide-react';
import { formatRate, usePrices } from '#client/lib/prices.ts';
import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { content, words } from '#client/ui/words.ts';
import { ratePerPage } from '#shared/pricing.ts';

/** The empty overview: an invitation to order. */
export function FirstOrder() {
  const t = words('overview');
  const rate = ratePerPage({ translationType: 'certified', isBankStatement: false }, usePrices());
  const facts = [t('first.price', { price: formatRate(rate) }), ...content('overview').first.facts];
  return (
    <div className="grid items-center gap-8 rounded-card border border-line bg-sheet p-4 md:p-8 lg:grid-cols-2">
      <div>
        <h2 className="font-serif text-2xl font-semibold">{t('first.title')}</h2>
        <ul className="mt-4 grid gap-2 text-ink-2">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass" />
              {fact}
            </li>
          ))}
        </ul>
        <ButtonLink
          className="mt-6"
          size="lg"
          wide="phone"
          icon={<Upload aria-hidden="true" />}
          render={<Link to="/dashboard/upload" />}
        >
          {t('upload')}
        </ButtonLink>
      </div>
      <SampleCertificate className="mx-auto w-full max-w-110" />
    </div>
  );
}
