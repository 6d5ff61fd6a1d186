import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { MarketingSection } from '#client/features/marketing/marketing-section.tsx';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { formatPercent, formatPrice, formatRate, offeredCurrencies, usePrices } from '#client/lib/prices.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { wrap } from '#client/ui/message-tags.ts';
import { content, words } from '#client/ui/words.ts';
import { ratePerPage, translationTypes } from '#shared/pricing.ts';

interface Plan {
  name: string;
  rate: number;
  includes: readonly string[];
  condition: string;
  isPopular: boolean;
}

/** The price table, stacked on phones. */
export function Pricing() {
  const t = words('translations');
  const { pricing } = content('translations');
  const prices = usePrices();
  const plans: Plan[] = [
    ...translationTypes.map((type) => ({
      name: t(`table.services.${type}`),
      rate: ratePerPage({ translationType: type, isBankStatement: false }, prices),
      includes: pricing.plans[type],
      condition: pricing.conditions[type],
      isPopular: type === 'certified',
    })),
    {
      name: t('table.bankStatement'),
      rate: ratePerPage({ translationType: 'certified', isBankStatement: true }, prices),
      includes: pricing.bankStatement,
      condition: '',
      isPopular: false,
    },
  ];
  const notarizedRate = ratePerPage({ translationType: 'notarized', isBankStatement: true }, prices);
  const notes = [
    ...pricing.notes,
    t('pricing.rush', { percent: formatPercent(prices) }),
    t('pricing.postage', { price: formatRate(prices.postageCents) }),
    t('table.notarizedBankStatement', { price: formatPrice(notarizedRate) }),
  ];
  return (
    <MarketingSection tone="sheet" title={pricing.title} text={pricing.text}>
      <table className="w-full border-y-2 border-ink max-md:block">
        <caption className="sr-only">{t('table.caption')}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-sm text-ink-2">
            <th scope="col" className="py-3 pe-4 text-start font-semibold">
              {t('table.translation')}
            </th>
            <th scope="col" className="px-4 py-3 text-start font-semibold">
              {t('table.receive')}
            </th>
            <th scope="col" className="px-4 py-3 text-end font-semibold">
              {t('table.perPage')}
            </th>
            <td className="ps-4" />
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {plans.map((plan) => (
            <PlanRow key={plan.name} plan={plan} />
          ))}
        </tbody>
      </table>
      <p className="max-w-prose text-ink-2">
        <strong className="font-semibold text-ink">{pricing.refused.title}.</strong> {pricing.refused.text}
      </p>
      <LaterCurrency />
      <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-2 md:grid-cols-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </MarketingSection>
  );
}

/** The choice of a currency, loaded after hydration where there is one: prerendered pages know of none. */
function LaterCurrency() {
  const [Field, setField] = useState<ComponentType<{ className?: string }>>();
  useEffect(() => {
    if (offeredCurrencies().length < 2) return;
    Promise.all([import('#client/features/documents/order/visitor-currency.tsx'), loadAreas(['offer'])]).then(
      ([{ VisitorCurrency }]) => setField(() => VisitorCurrency),
      () => undefined,
    );
  }, []);
  return Field ? <Field className="max-w-72" /> : null;
}

function PlanRow({ plan }: { plan: Plan }) {
  const t = words('translations');
  const { pricing } = content('translations');
  return (
    <tr className="max-md:grid max-md:gap-4 max-md:py-6">
      <th scope="row" className="text-start align-top font-normal md:py-6 md:pe-4">
        {plan.isPopular ? (
          <span className="mb-2 inline-block rounded-t-badge border-b-2 border-brass-deco bg-brass-soft px-2 py-0.5 text-xs font-semibold text-brass">
            {pricing.mostPopular}
          </span>
        ) : null}
        <span className="block font-serif text-xl font-semibold">{plan.name}</span>
      </th>
      <td className="align-top md:px-4 md:py-6">
        <ul className="grid gap-1 text-ink-2">
          {plan.includes.map((item) => (
            <li key={item} className="flex gap-2 before:text-brass before:content-['—']">
              {item}
            </li>
          ))}
        </ul>
        {plan.condition === '' ? null : <p className="mt-2 text-sm font-semibold">{plan.condition}</p>}
      </td>
      <td className="align-top whitespace-nowrap md:px-4 md:py-6 md:text-end">
        <span className="text-sm text-ink-2">
          {t.rich('table.price', {
            price: formatPrice(plan.rate),
            amount: wrap(<bdi className="font-serif text-2xl font-semibold text-ink tabular-nums lining-nums" />),
          })}
        </span>
      </td>
      <td className="align-top md:py-6 md:ps-4 md:text-end">
        <ButtonLink
          variant={plan.isPopular ? 'primary' : 'secondary'}
          wide="phone"
          render={<Link to="/register" aria-label={t('table.order', { action: pricing.action, plan: plan.name })} />}
        >
          {pricing.action}
        </ButtonLink>
      </td>
    </tr>
  );
}
