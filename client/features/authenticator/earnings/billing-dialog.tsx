import { useId } from 'react';
import { useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { listCountries } from '#client/ui/list-countries.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { taxStatuses, taxStatusLabel, type BillingDetails, type TaxStatus } from '#shared/pay/self-billing.ts';
import { draftOf, inputOf, readDraft, taxStatusTexts, type BillingDraft } from './billing-draft.ts';

interface BillingDialogProps {
  details: BillingDetails | null;
  /** Of the account, for the first details. */
  name: string;
  onClose: () => void;
}

/** The user's own billing details. */
export function BillingDialog({ details, name, onClose }: BillingDialogProps) {
  const formId = useId();
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: draftOf(details, name),
    shouldFocusError: false,
  });
  const draft = useWatch({ control, compute: (known: BillingDraft) => known });
  const save = useSaveBilling(onClose);
  const failure = save.error ? describeError(save.error) : undefined;
  const isVatRefused = failure?.code === 'VAT_ID_INVALID';
  const faults = formState.submitCount === 0 ? [] : readDraft(draft).faults;
  const errorOf = (input: keyof BillingDraft) => {
    if (input === 'vatId' && isVatRefused) return failure.text;
    return faults.find((fault) => inputOf(fault) === input)?.say;
  };

  function submit(typed: BillingDraft) {
    const read = readDraft(typed);
    if (read.faults.length === 0 && !save.isPending) save.mutate(read.details);
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Billing details"
      description="As invoices state you. Invoices that were issued keep what they state."
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          Save
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Billing details"
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        // The server's errors apply to the submitted values only.
        onChange={() => save.reset()}
      >
        <ErrorSummary
          focusKey={formState.submitCount}
          errors={faults.map((fault) => ({ name: inputOf(fault), message: fault.say }))}
        />
        <FailureAlert failure={isVatRefused ? undefined : failure} />
        <AddressFields register={register} errorOf={errorOf} />
        <TaxFields register={register} errorOf={errorOf} taxStatus={draft.taxStatus} />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  register: UseFormRegister<BillingDraft>;
  errorOf: (input: keyof BillingDraft) => string | undefined;
}

function AddressFields({ register, errorOf }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
      <Field label="Legal name" className="col-span-full" error={errorOf('name')}>
        <TextInput dir="auto" maxLength={120} autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Street and number" className="col-span-full" error={errorOf('street')}>
        <TextInput dir="auto" maxLength={120} autoComplete="street-address" {...register('street')} />
      </Field>
      <Field label="Postal code" optional error={errorOf('zip')}>
        <TextInput maxLength={12} autoComplete="postal-code" {...register('zip')} />
      </Field>
      <Field label="City" error={errorOf('city')}>
        <TextInput dir="auto" maxLength={80} autoComplete="address-level2" {...register('city')} />
      </Field>
      <Field label="State or region" optional error={errorOf('region')}>
        <TextInput dir="auto" maxLength={60} autoComplete="address-level1" {...register('region')} />
      </Field>
      <Field label="Country" error={errorOf('country')}>
        <Select placeholder="Choose…" options={listCountries()} autoComplete="country" {...register('country')} />
      </Field>
    </div>
  );
}

function TaxFields({ register, errorOf, taxStatus }: FieldsProps & { taxStatus: TaxStatus }) {
  return (
    <>
      <RadioCardGroup legend="Tax status">
        {taxStatuses.map((value) => (
          <RadioCard
            key={value}
            label={taxStatusLabel[value]}
            description={taxStatusTexts[value]}
            value={value}
            {...register('taxStatus')}
          />
        ))}
      </RadioCardGroup>
      <div className="grid gap-4 md:grid-cols-2">
        {taxStatus === 'registered' ? (
          <Field label="Tax, percent" error={errorOf('percent')}>
            <TextInput inputMode="decimal" autoComplete="off" maxLength={5} {...register('percent')} />
          </Field>
        ) : null}
        <Field
          label="VAT number"
          optional={taxStatus === 'unregistered'}
          error={errorOf('vatId')}
          className="col-start-1"
        >
          <TextInput autoComplete="off" maxLength={30} {...register('vatId')} />
        </Field>
        <Field label="Tax number (EIN, NIF, Steuernummer)" optional error={errorOf('taxId')}>
          <TextInput autoComplete="off" maxLength={30} {...register('taxId')} />
        </Field>
        <Field
          label="Series before numbers"
          optional
          hint="Apart from invoices that you write yourself: CR makes CR-SB-2026-0001."
          error={errorOf('series')}
          className="md:col-span-2"
        >
          <TextInput autoComplete="off" maxLength={8} {...register('series')} />
        </Field>
      </div>
    </>
  );
}

function useSaveBilling(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.saveBilling.useMutation({
    onSuccess(saved) {
      utils.authenticator.billing.setData(undefined, saved);
      toast.show({ tone: 'ok', title: 'Billing details saved' });
      onDone();
    },
  });
}
