import { MailingFields } from '#client/features/documents/order/mailing-fields.tsx';
import { PeopleFields } from '#client/features/documents/people/people-fields.tsx';
import { SpeedCards } from '#client/features/documents/promise/speed-fields.tsx';
import { formatRate, usePrices } from '#client/lib/prices.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { recipientAnswers, type RecipientAnswer } from '#shared/certificate/recipients.ts';
import type { SourceLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { lacksNotary } from '#shared/notary.ts';
import { bankStatementSurcharge, ratePerPage, translationTypes, type TranslationType } from '#shared/pricing.ts';
import type { OrderOptions } from './draft.ts';
import { LanguageField } from './language-field.tsx';
import { NeededByField, NoteField, PaperKindField } from './paper-fields.tsx';
import { useOffer } from './use-offer.ts';

export interface OrderOptionsFieldsProps {
  options: OrderOptions;
  /** Undefined until counted. */
  pages: number | undefined;
  /** Guessed language of the document. */
  proposal?: SourceLanguage | undefined;
  /** The form was submitted: what is missing is marked. */
  isLanguageMissing: boolean;
  disabled: boolean;
  /** Rush and mailed copies are sold: an upload by staff has none. */
  hasExtras?: boolean;
  onChange: (options: OrderOptions) => void;
}

/** The order's options, with their prices. */
export function OrderOptionsFields(props: OrderOptionsFieldsProps) {
  const t = words('order');
  const { options, pages, proposal, isLanguageMissing, disabled, hasExtras = true, onChange } = props;
  const { isBankStatement, sourceLanguage, recipient } = options;
  const prices = usePrices();
  return (
    <>
      <Field label={t('form.pages')} hint={t('form.pagesHint')}>
        <TextInput
          type="number"
          readOnly
          min={limits.pagesMin}
          max={limits.pagesMax}
          value={pages ?? ''}
          placeholder="–"
          className="max-w-30"
        />
      </Field>
      <ServiceCards options={options} disabled={disabled} onChange={onChange} />
      <Checkbox
        label={words('offer')('isBankStatement', { count: 1 })}
        hint={words('offer')('bankStatementHint', {
          price: formatRate(bankStatementSurcharge(options, prices)),
        })}
        checked={isBankStatement}
        disabled={disabled}
        onChange={(event) => onChange({ ...options, isBankStatement: event.currentTarget.checked })}
      />
      {hasExtras ? (
        <SpeedCards choice={options} disabled={disabled} onChange={(speed) => onChange({ ...options, speed })} />
      ) : null}
      <LanguageField
        value={sourceLanguage}
        proposal={proposal}
        isMissing={isLanguageMissing}
        disabled={disabled}
        onChange={(language) => onChange({ ...options, sourceLanguage: language })}
      />
      <PaperKindField
        value={options.paperKind}
        language={sourceLanguage}
        disabled={disabled}
        onChange={(paperKind) => onChange({ ...options, paperKind })}
      />
      <RecipientField
        value={recipient}
        disabled={disabled}
        onChange={(answer) => onChange({ ...options, recipient: answer })}
      />
      {hasExtras ? (
        <MailingFields
          address={options.mailing}
          isChecked={isLanguageMissing}
          disabled={disabled}
          onChange={(mailing) => onChange({ ...options, mailing })}
        />
      ) : null}
      <PeopleFields
        people={options.people}
        language={sourceLanguage}
        disabled={disabled}
        onChange={(people) => onChange({ ...options, people })}
      />
      <NeededByField
        value={options.neededBy}
        disabled={disabled}
        onChange={(neededBy) => onChange({ ...options, neededBy })}
      />
      <NoteField value={options.note} disabled={disabled} onChange={(note) => onChange({ ...options, note })} />
    </>
  );
}

/** The services with their prices per page. */
function ServiceCards({
  options,
  disabled,
  onChange,
}: Pick<OrderOptionsFieldsProps, 'options' | 'disabled' | 'onChange'>) {
  const t = words('order');
  const { translationType } = options;
  const prices = usePrices();
  const offer = useOffer();
  const describe = (type: TranslationType) =>
    lacksNotary(type, offer)
      ? words('offer')(offer.hasNotary === undefined ? 'checkingNotary' : 'noNotary')
      : words('offer')(`services.${type}.description`);
  return (
    <RadioCardGroup legend={words('offer')('type')}>
      {translationTypes.map((type) => (
        <RadioCard
          key={type}
          name="translationType"
          value={type}
          label={words('offer')(`services.${type}.label`)}
          description={describe(type)}
          aside={t('form.perPage', {
            price: formatRate(ratePerPage({ ...options, translationType: type }, prices)),
          })}
          checked={translationType === type}
          disabled={disabled || lacksNotary(type, offer)}
          onChange={() => onChange({ ...options, translationType: type })}
        />
      ))}
    </RadioCardGroup>
  );
}

export interface RecipientFieldProps {
  /** Undefined where papers differ. */
  value: RecipientAnswer | undefined;
  disabled: boolean;
  size?: 'sm' | 'md';
  onChange: (answer: RecipientAnswer) => void;
}

/** Who will receive the translation, which decides the certificate's wording. */
export function RecipientField({ value, disabled, size, onChange }: RecipientFieldProps) {
  const t = words('order');
  const isOffered = value === undefined || recipientAnswers.includes(value);
  const answers = (isOffered ? recipientAnswers : [...recipientAnswers, value]).map((answer) => ({
    value: answer,
    label: t(`form.recipients.${answer}`),
  }));
  return (
    <Field
      label={t('form.recipient')}
      hint={value === 'unsure' ? t('form.recipientUnsure') : t('form.recipientHint')}
      disabled={disabled}
    >
      <Select
        size={size}
        options={answers}
        {...(value === undefined ? { placeholder: t('form.differs') } : {})}
        value={value ?? ''}
        onChange={(event) => {
          const answer = answers.find((one) => one.value === event.currentTarget.value);
          if (answer) onChange(answer.value);
        }}
      />
    </Field>
  );
}
