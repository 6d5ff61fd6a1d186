import { useState } from 'react';
import type { OrderOptions } from '#client/features/documents/order/draft.ts';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { PromisedTimes } from '#client/features/documents/promise/promised-times.tsx';
import { RefusalPromise } from '#client/features/documents/promise/refusal-promise.tsx';
import { SpeedCards } from '#client/features/documents/promise/speed-fields.tsx';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { formatPrice, formatRate, usePrices } from '#client/lib/prices.ts';
import { Money, type MoneyProps } from '#client/ui/data/money.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { words } from '#client/ui/words.ts';
import { lacksNotary } from '#shared/notary.ts';
import { bankStatementSurcharge, quote, ratePerPage, translationTypes } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';

interface ChoicesProps {
  items: readonly QueueItem[];
  options: OrderOptions;
  onChange: (options: OrderOptions) => void;
}

/** The price of each translation type, for all files. */
export function Choices({ items, options, onChange }: ChoicesProps) {
  const t = words('offer');
  const { isBankStatement, translationType } = options;
  const offer = useOffer();
  const prices = usePrices();
  return (
    <div>
      <RadioCardGroup legend={t('type')}>
        {translationTypes.map((type) => {
          const choice = { ...options, translationType: type };
          const isMissing = lacksNotary(type, offer);
          const missing = t(offer.hasNotary === undefined ? 'checkingNotary' : 'noNotary');
          return (
            <RadioCard
              key={type}
              name="quotedType"
              value={type}
              label={t(`services.${type}.label`)}
              description={
                isMissing
                  ? missing
                  : t('described', {
                      description: t(`services.${type}.description`),
                      price: formatRate(ratePerPage(choice, prices)),
                    })
              }
              aside={
                <Money
                  cents={quoteOf(items, { ...options, ...choice }, prices).totalCents}
                  currency={prices.currency}
                  className="font-semibold text-ink"
                />
              }
              checked={translationType === type}
              disabled={isMissing}
              onChange={() => onChange({ ...options, translationType: type })}
            />
          );
        })}
      </RadioCardGroup>
      <Checkbox
        className="mt-2"
        label={t('isBankStatement', { count: items.length })}
        hint={t('bankStatementHint', {
          price: formatRate(bankStatementSurcharge(options, prices)),
        })}
        checked={isBankStatement}
        onChange={(event) => onChange({ ...options, isBankStatement: event.currentTarget.checked })}
      />
      <div className="mt-4">
        <SpeedCards choice={options} disabled={false} onChange={(speed) => onChange({ ...options, speed })} />
      </div>
    </div>
  );
}

type Choice = Pick<OrderOptions, 'translationType' | 'isBankStatement' | 'sourceLanguage' | 'speed'>;

function quoteOf(items: readonly QueueItem[], choice: Choice, prices: PriceList) {
  return quote(
    items.flatMap(({ draft }) => (draft.pages === undefined ? [] : { ...choice, pages: draft.pages })),
    prices,
  );
}

export function Total({ items, options }: { items: readonly QueueItem[]; options: OrderOptions }) {
  const t = words('quote');
  const offer = words('offer');
  const prices = usePrices();
  const { lines, totalCents: cents } = quoteOf(items, options, prices);
  const topUp = lines[0]?.topUpCents ?? 0;
  const pages = lines.reduce((sum, line) => sum + line.pages, 0);
  const fee = lines.reduce((sum, line) => sum + (line.feeCents ?? 0), 0);
  const surcharge = lines.reduce((sum, line) => sum + (line.surchargeCents ?? 0), 0);
  return (
    <div className="border-y-2 border-ink py-3">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2">
        <dt className="text-ink-2">
          {t('line', {
            service: offer(`services.${options.translationType}.${options.isBankStatement ? 'bankStatement' : 'word'}`),
            pages: offer('pages', { count: pages }),
            price: formatPrice(ratePerPage(options, prices)),
          })}
        </dt>
        <dd className="text-end">
          <Money cents={cents - surcharge - topUp - fee} currency={prices.currency} />
        </dd>
        {surcharge > 0 ? (
          <>
            <dt className="text-ink-2">{offer(`speeds.${options.speed}.full`)}</dt>
            <dd className="text-end">
              <Money cents={surcharge} currency={prices.currency} />
            </dd>
          </>
        ) : null}
        {fee > 0 ? (
          <>
            <dt className="text-ink-2">{offer(`fees.${options.translationType}`)}</dt>
            <dd className="text-end">
              <Money cents={fee} currency={prices.currency} />
            </dd>
          </>
        ) : null}
        {topUp > 0 ? (
          <>
            <dt className="text-ink-2">{offer('minimum')}</dt>
            <dd className="text-end">
              <Money cents={topUp} currency={prices.currency} />
            </dd>
          </>
        ) : null}
        <dt className="text-lg font-semibold">{t('total')}</dt>
        <dd aria-live="polite" aria-atomic="true" className="text-end font-serif text-2xl font-semibold">
          <RollingMoney cents={cents} currency={prices.currency} />
        </dd>
      </dl>
      <PromisedTimes speeds={[options.speed]} />
      <RefusalPromise className="mt-2 text-sm text-ink-2" />
    </div>
  );
}

/** An amount that rolls in on change, which shows that an option changed the price. */
function RollingMoney(props: MoneyProps) {
  const { cents } = props;
  const [first] = useState(cents);
  const [hasChanged, setHasChanged] = useState(false);
  if (cents !== first && !hasChanged) setHasChanged(true);
  return (
    <span key={cents} className={hasChanged ? 'inline-block animate-roll' : 'inline-block'}>
      <Money {...props} />
    </span>
  );
}
