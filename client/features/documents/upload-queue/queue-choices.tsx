import { clsx } from 'clsx';
import type { OrderOptions } from '#client/features/documents/order/draft.ts';
import { LanguageField } from '#client/features/documents/order/language-field.tsx';
import { MailingFields } from '#client/features/documents/order/mailing-fields.tsx';
import { RecipientField } from '#client/features/documents/order/order-options.tsx';
import { NeededByField, NoteField, PaperKindField } from '#client/features/documents/order/paper-fields.tsx';
import { useOffer } from '#client/features/documents/order/use-offer.ts';
import { PeopleFields } from '#client/features/documents/people/people-fields.tsx';
import { SpeedSelect } from '#client/features/documents/promise/speed-fields.tsx';
import { formatRate, usePrices } from '#client/lib/prices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { words } from '#client/ui/words.ts';
import { lacksNotary } from '#shared/notary.ts';
import { ratePerPage, translationTypes, type TranslationType } from '#shared/pricing.ts';
import type { QueueItem } from './queue-item.ts';

export interface ChoicesProps {
  item: QueueItem;
  disabled: boolean;
  /** Only language and kind, which differ from paper to paper. */
  isShort?: boolean;
  /** The form was submitted with a language missing. */
  isChecked: boolean;
  onOptions: (options: OrderOptions) => void;
  /** Absent for the only document. */
  onApplyToAll: (() => void) | undefined;
}

export function Choices(props: ChoicesProps) {
  const t = words('order');
  const { item, isShort, disabled, isChecked, onOptions } = props;
  const { options } = item;
  return (
    <div
      role="group"
      aria-label={t('form.choices', { name: item.draft.filename })}
      className={clsx('grid gap-x-4 gap-y-3', isShort ? 'grid-cols-2' : 'md:grid-cols-2')}
    >
      {isShort ? null : (
        <ServiceSelect
          value={options.translationType}
          choice={options}
          disabled={disabled}
          onChange={(translationType) => onOptions({ ...options, translationType })}
        />
      )}
      <LanguageField
        size="sm"
        value={options.sourceLanguage}
        proposal={item.proposal}
        isMissing={isChecked}
        disabled={disabled}
        onChange={(sourceLanguage) => onOptions({ ...options, sourceLanguage })}
      />
      <PaperKindField
        size="sm"
        value={options.paperKind}
        language={options.sourceLanguage}
        disabled={disabled}
        onChange={(paperKind) => onOptions({ ...options, paperKind })}
      />
      {isShort ? null : <FurtherChoices {...props} />}
    </div>
  );
}

/** Options that usually apply to all papers of an order. */
function FurtherChoices({ item, disabled, isChecked, onOptions, onApplyToAll }: ChoicesProps) {
  const { options } = item;
  const { isBankStatement } = options;
  return (
    <>
      <RecipientField
        size="sm"
        value={options.recipient}
        disabled={disabled}
        onChange={(recipient) => onOptions({ ...options, recipient })}
      />
      <SpeedSelect choice={options} disabled={disabled} onChange={(speed) => onOptions({ ...options, speed })} />
      <Checkbox
        label={words('offer')('isBankStatement', { count: 1 })}
        checked={isBankStatement}
        disabled={disabled}
        onChange={(event) => onOptions({ ...options, isBankStatement: event.currentTarget.checked })}
      />
      <div className="md:col-span-2">
        <MailingFields
          address={options.mailing}
          isChecked={isChecked}
          disabled={disabled}
          onChange={(mailing) => onOptions({ ...options, mailing })}
        />
      </div>
      <div className="md:col-span-2">
        <PeopleFields
          people={options.people}
          language={options.sourceLanguage}
          disabled={disabled}
          isCollapsible
          onChange={(people) => onOptions({ ...options, people })}
        />
      </div>
      <NeededByField
        size="sm"
        value={options.neededBy}
        disabled={disabled}
        onChange={(neededBy) => onOptions({ ...options, neededBy })}
      />
      <div className="md:col-span-2">
        <NoteField
          value={options.note}
          disabled={disabled}
          isCollapsible
          onChange={(note) => onOptions({ ...options, note })}
        />
      </div>
      {onApplyToAll && options.sourceLanguage !== undefined ? (
        <ApplyToAll name={item.draft.filename} disabled={disabled} onClick={onApplyToAll} />
      ) : null}
    </>
  );
}

export interface ServiceSelectProps {
  /** Undefined where papers differ. */
  value: TranslationType | undefined;
  choice: Pick<OrderOptions, 'isBankStatement'>;
  disabled: boolean;
  onChange: (type: TranslationType) => void;
}

export function ServiceSelect({ value, choice, disabled, onChange }: ServiceSelectProps) {
  const t = words('order');
  const prices = usePrices();
  const offer = useOffer();
  return (
    <Field label={words('offer')('type')} disabled={disabled}>
      <Select
        size="sm"
        options={translationTypes.map((type) => ({
          value: type,
          label: t(lacksNotary(type, offer) ? 'form.pricedUnavailable' : 'form.priced', {
            service: words('offer')(`services.${type}.word`),
            price: formatRate(ratePerPage({ ...choice, translationType: type }, prices)),
          }),
          disabled: lacksNotary(type, offer),
        }))}
        {...(value === undefined ? { placeholder: t('form.differs') } : {})}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = translationTypes.find((type) => type === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      />
    </Field>
  );
}

function ApplyToAll({ name, disabled, onClick }: { name: string; disabled: boolean; onClick: () => void }) {
  const t = words('order');
  return (
    <Button
      size="sm"
      variant="quiet"
      className="justify-self-start"
      disabled={disabled}
      aria-label={t('form.applyToAllOf', { name })}
      onClick={onClick}
    >
      {t('form.applyToAll')}
    </Button>
  );
}
