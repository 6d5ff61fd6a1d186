import { messageOf } from '#client/lib/error-message.ts';
import { formatRate, usePrices } from '#client/lib/prices.ts';
import { countryName } from '#client/ui/country-name.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { invalidAddressFields } from '#shared/mailing-address.ts';
import { homeCountry } from '#shared/money.ts';
import { isStateCode, stateCodes, stateNames } from '#shared/notarial/state-names.ts';
import { postageTo } from '#shared/pricing.ts';
import { emptyAddress, type AddressDraft } from './address-draft.ts';

const states = stateCodes.map((code) => ({ value: code, label: stateNames[code] }));

export interface MailingFieldsProps {
  /** Null without a mailed copy. */
  address: AddressDraft | null;
  /** The form was submitted: what is missing is marked. */
  isChecked: boolean;
  disabled: boolean;
  onChange: (address: AddressDraft | null) => void;
}

/** Whether a copy on paper is mailed, and where. */
export function MailingFields({ address, isChecked, disabled, onChange }: MailingFieldsProps) {
  const t = words('order');
  const prices = usePrices();
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t('mailing.choose')}
        hint={t('mailing.hint', {
          price: formatRate(prices.postageCents),
        })}
        checked={address !== null}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? emptyAddress : null)}
      />
      {address ? (
        <AddressFields address={address} isChecked={isChecked} disabled={disabled} onChange={onChange} />
      ) : null}
    </div>
  );
}

function AddressFields({
  address,
  isChecked,
  disabled,
  onChange,
}: Omit<MailingFieldsProps, 'address' | 'onChange'> & {
  address: AddressDraft;
  onChange: (address: AddressDraft) => void;
}) {
  const t = words('order');
  const missing = new Set(isChecked ? invalidAddressFields(address) : []);
  const prices = usePrices();
  const isAtHome = address.country === homeCountry;
  const countries = [homeCountry, ...prices.postage.map(({ country }) => country)].map((value) => ({
    value,
    label: t('mailing.countryPrice', {
      country: countryName(value),
      price: formatRate(postageTo(value, prices) ?? prices.postageCents),
    }),
  }));
  const field = (name: keyof AddressDraft, label: string) => ({
    label,
    disabled,
    ...(missing.has(name) && { error: messageOf(name === 'zip' ? 'ADDRESS_ZIP' : 'ADDRESS_INCOMPLETE').text }),
  });
  const text = (name: keyof AddressDraft, autoComplete: string) => ({
    autoComplete,
    value: address[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...address, [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className="grid gap-x-4 gap-y-3 rounded-control border border-line p-4 md:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">{t('mailing.address')}</legend>
      <Field {...field('name', t('mailing.name'))} className="md:col-span-2">
        <TextInput {...text('name', 'shipping name')} />
      </Field>
      <Field {...field('line1', t('mailing.line1'))}>
        <TextInput {...text('line1', 'shipping address-line1')} />
      </Field>
      <Field {...field('line2', t('mailing.line2'))} optional>
        <TextInput {...text('line2', 'shipping address-line2')} />
      </Field>
      {countries.length > 1 ? (
        <Field label={t('mailing.country')} disabled={disabled} className="md:col-span-2">
          <Select
            options={countries}
            autoComplete="shipping country"
            value={address.country}
            onChange={(event) => onChange({ ...address, country: event.currentTarget.value, state: '' })}
          />
        </Field>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-x-4 gap-y-3 md:col-span-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
        <Field {...field('city', t('mailing.city'))} className="max-md:col-span-2">
          <TextInput {...text('city', 'shipping address-level2')} />
        </Field>
        {isAtHome ? (
          <Field {...field('state', t('mailing.state'))}>
            <Select
              placeholder={t('mailing.chooseState')}
              options={states}
              autoComplete="shipping address-level1"
              value={address.state}
              onChange={(event) => {
                const { value } = event.currentTarget;
                if (isStateCode(value)) onChange({ ...address, state: value });
              }}
            />
          </Field>
        ) : null}
        <Field {...field('zip', t(isAtHome ? 'mailing.zip' : 'mailing.postalCode'))}>
          <TextInput {...text('zip', 'shipping postal-code')} inputMode={isAtHome ? 'numeric' : 'text'} />
        </Field>
      </div>
    </fieldset>
  );
}
