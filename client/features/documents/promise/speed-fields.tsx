import { formatPrice, usePrices } from '#client/lib/prices.ts';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { words } from '#client/ui/words.ts';
import { isTypedLanguage } from '#shared/languages.ts';
import { type PricedItem, speedSurcharge } from '#shared/pricing.ts';
import { type Speed, speeds } from '#shared/promise/speeds.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { ReadyBy, useReadyBy } from './ready-by.tsx';

export interface SpeedFieldProps {
  choice: Omit<PricedItem, 'pages' | 'speed'> & { speed: Speed };
  disabled: boolean;
  onChange: (speed: Speed) => void;
}

/** `+$7.50 / page`; nothing for the standard speed. */
function surchargeWords(choice: SpeedFieldProps['choice'], speed: Speed, prices: PriceList): string {
  const cents = speedSurcharge({ ...choice, speed }, prices);
  const t = words('offer');
  return cents === 0 ? t('included') : t('surcharge', { price: formatPrice(cents) });
}

/** Choice of the speed, with its price and its promised time; neither rush nor a time for a language that a person types. */
export function SpeedCards({ choice, disabled, onChange }: SpeedFieldProps) {
  const t = words('offer');
  const times = useReadyBy({ service: choice.translationType });
  const isTyped = isTypedLanguage(choice.sourceLanguage ?? '');
  const prices = usePrices();
  return (
    <RadioCardGroup legend={t('delivery')} hint={t('deliveryHint')}>
      {speeds.map((speed) => (
        <RadioCard
          key={speed}
          name="speed"
          value={speed}
          label={t(`speeds.${speed}.full`)}
          description={times && !isTyped ? <ReadyBy dueAt={times[speed]} /> : undefined}
          aside={surchargeWords(choice, speed, prices)}
          checked={choice.speed === speed}
          disabled={disabled || (speed === 'rush' && (isTyped || times?.rushOffered === false))}
          onChange={() => onChange(speed)}
        />
      ))}
    </RadioCardGroup>
  );
}

/** The same choice as a select, for one of several documents. */
export function SpeedSelect({ choice, isMixed = false, disabled, onChange }: SpeedFieldProps & { isMixed?: boolean }) {
  const t = words('offer');
  const prices = usePrices();
  return (
    <Field label={t('delivery')} disabled={disabled}>
      <Select
        size="sm"
        options={speeds.map((speed) => ({
          value: speed,
          disabled: speed === 'rush' && isTypedLanguage(choice.sourceLanguage ?? ''),
          label:
            speed === 'standard'
              ? t(`speeds.${speed}.full`)
              : t('priced', { speed: t(`speeds.${speed}.full`), surcharge: surchargeWords(choice, speed, prices) }),
        }))}
        {...(isMixed ? { placeholder: words('order')('form.differs') } : {})}
        value={isMixed ? '' : choice.speed}
        onChange={(event) => {
          const speed = speeds.find((known) => known === event.currentTarget.value);
          if (speed) onChange(speed);
        }}
      />
    </Field>
  );
}
