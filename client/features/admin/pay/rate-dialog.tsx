import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { orderLanguages } from '#shared/languages.ts';
import { payActivities, payActivityLabel, payUnitLabel, payUnits } from '#shared/pay/rates.ts';
import { services, translationTypes } from '#shared/pricing.ts';
import type { PayPerson, PayRateView } from '#shared/schemas/pay.ts';
import { CurrencyField } from './month-dialogs.tsx';
import { chosen, draftOf, readDraft, type RateDraft, type RateFaults } from './rate-draft.ts';

interface RateDialogProps {
  /** The rate that gets a new version; undefined for a new rate. */
  rate: PayRateView | undefined;
  person: string | undefined;
  people: readonly PayPerson[];
  today: string;
  onClose: () => void;
}

/** Sets a rate from a day on; papers delivered before keep the earlier version. */
export function RateDialog({ rate, person, people, today, onClose }: RateDialogProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(rate, { person: person ?? '', today }));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { input, faults } = readDraft(draft, today);
  const save = trpc.admin.saveRate.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Rate saved' });
      onClose();
    },
    onSettled: () => utils.admin.rates.invalidate(),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (input && !save.isPending) save.mutate(input);
  }

  const title = rate ? 'Next version of the rate' : 'New rate';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description="A rate is never edited: another one follows it from a day on. The most specific one counts, a pair before a service."
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} noValidate aria-label={title} className="grid gap-4 md:grid-cols-2" onSubmit={submit}>
        <div className="md:col-span-2">
          <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
        </div>
        <WorkFields
          draft={draft}
          faults={isSubmitted ? faults : {}}
          people={people}
          isFixed={rate !== undefined}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <TermFields
          draft={draft}
          faults={isSubmitted ? faults : {}}
          today={today}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  draft: RateDraft;
  faults: RateFaults;
  onChange: (change: Partial<RateDraft>) => void;
}

type Typed = { currentTarget: { value: string } };

/** Person and kind of work; fixed for a new version. */
function WorkFields({
  draft,
  faults,
  people,
  isFixed,
  onChange,
}: FieldsProps & { people: readonly PayPerson[]; isFixed: boolean }) {
  return (
    <>
      <Field label="Person" error={faults.person} disabled={isFixed}>
        <Select
          placeholder="Choose…"
          options={people
            .filter(({ isYou }) => !isYou)
            .map(({ id, name, email }) => ({ value: id, label: name ?? email }))}
          value={draft.person}
          onChange={({ currentTarget: { value } }: Typed) => onChange({ person: value })}
        />
      </Field>
      <Field label="Work" disabled={isFixed}>
        <Select
          options={payActivities.map((value) => ({ value, label: payActivityLabel[value] }))}
          value={draft.activity}
          onChange={({ currentTarget: { value } }: Typed) => onChange({ activity: chosen.activity(value) })}
        />
      </Field>
      <Field label="From language" disabled={isFixed}>
        <Select
          options={[
            { value: '', label: 'Every language' },
            ...orderLanguages.map((value) => ({ value, label: value })),
          ]}
          value={draft.source}
          onChange={({ currentTarget: { value } }: Typed) => onChange({ source: value })}
        />
      </Field>
      <Field label="Service" disabled={isFixed}>
        <Select
          options={[
            { value: '', label: 'Every service' },
            ...translationTypes.map((value) => ({ value, label: services[value].label })),
          ]}
          value={draft.service}
          onChange={({ currentTarget: { value } }: Typed) => onChange({ service: value })}
        />
      </Field>
    </>
  );
}

/** Amount and first day. */
function TermFields({ draft, faults, today, onChange }: FieldsProps & { today: string }) {
  const input = (name: 'amount' | 'rush' | 'minimum' | 'validFrom') => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: Typed) => onChange({ [name]: value }),
  });
  return (
    <>
      <Field label="Paid" hint="Words are paid by the hundred.">
        <Select
          options={payUnits.map((value) => ({ value, label: payUnitLabel[value] }))}
          value={draft.unit}
          onChange={({ currentTarget: { value } }: Typed) => onChange({ unit: chosen.unit(value) })}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
        <Field label="Amount" error={faults.amount}>
          <TextInput inputMode="decimal" {...input('amount')} />
        </Field>
        <CurrencyField value={draft.currency} onChange={(currency) => onChange({ currency })} />
      </div>
      <Field label="Rush, percent more" optional error={faults.rush}>
        <TextInput inputMode="numeric" {...input('rush')} />
      </Field>
      <Field label="Minimum for a paper" optional error={faults.minimum}>
        <TextInput inputMode="decimal" {...input('minimum')} />
      </Field>
      <Field label="Valid from" hint="By the house’s clock." error={faults.validFrom}>
        <TextInput type="date" min={today} {...input('validFrom')} />
      </Field>
    </>
  );
}
