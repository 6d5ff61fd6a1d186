import { useState } from 'react';
import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import {
  complaintCauses,
  complaintCauseWords,
  complaintOutcomes,
  complaintOutcomeWords,
  isOutcomeProven,
  type ComplaintOutcome,
} from '#shared/complaints.ts';
import { inHouse } from '#shared/money.ts';
import type { ComplaintView } from '#shared/schemas/complaints.ts';

export interface FindingsFormProps {
  complaint: ComplaintView;
  /** Staff whose work the complaint can concern. */
  staff: readonly { id: string; name: string }[];
  onClose: () => void;
}

export const causeOptions = complaintCauses.map((value) => ({ value, label: complaintCauseWords[value] }));

const nobody = 'nobody';

const stillOpen = 'open';

const typedOf = ({ cause, aboutId, costCents, lesson }: ComplaintView) => ({
  ...{ cause, aboutId: aboutId ?? nobody, lesson },
  cost: costCents === null ? '' : (costCents / 100).toFixed(2),
  outcome: stillOpen as typeof stillOpen | ComplaintOutcome,
});

type Typed = ReturnType<typeof typedOf>;

/** Form of an open complaint's findings; an outcome closes it. */
export function FindingsForm({ complaint, staff, onClose }: FindingsFormProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [typed, setTyped] = useState(() => typedOf(complaint));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const done = (title: string) => ({
    onSuccess: () => {
      toast.show({ tone: 'ok', title });
      onClose();
    },
    onSettled: () => utils.admin.complaints.invalidate(),
  });
  const save = trpc.admin.saveComplaint.useMutation(done('Complaint saved'));
  const close = trpc.admin.closeComplaint.useMutation(done('Complaint closed'));
  const { outcome, cause, lesson } = typed;
  const cents = typed.cost.trim() === '' ? null : parseAmount(typed.cost);
  const isClosing = outcome !== stillOpen;
  const isLesson = !isClosing || lesson.trim() !== '';
  const isProven = !isClosing || isOutcomeProven(outcome, complaint);
  const isBusy = save.isPending || close.isPending;
  const error = save.error ?? close.error;

  function submit(): void {
    setIsSubmitted(true);
    if (cents === undefined || !isLesson || !isProven || isBusy) return;
    const aboutId = typed.aboutId === nobody ? null : typed.aboutId;
    const findings = { id: complaint.id, cause, aboutId, cost: cents === null ? null : inHouse(cents), lesson };
    if (outcome === stillOpen) save.mutate(findings);
    else close.mutate({ ...findings, outcome });
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FailureAlert failure={error ? describeError(error) : undefined} />
      <FindingFields
        typed={typed}
        staff={withSubject(staff, complaint)}
        errors={{
          cost: isSubmitted && cents === undefined ? 'Enter an amount such as 15.' : undefined,
          lesson: isSubmitted && !isLesson ? messageOf('COMPLAINT_LESSON').text : undefined,
          outcome: isSubmitted && !isProven ? messageOf('COMPLAINT_NOT_REMEDIED').text : undefined,
        }}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
      <Button type="submit" busy={isBusy} className="justify-self-end">
        {isClosing ? 'Close complaint' : 'Save'}
      </Button>
    </form>
  );
}

/** The staff, and the complaint's subject if that person has left. */
function withSubject(staff: FindingsFormProps['staff'], { aboutId, aboutName }: ComplaintView) {
  if (aboutId === null || staff.some(({ id }) => id === aboutId)) return staff;
  return [...staff, { id: aboutId, name: aboutName ?? 'Somebody who left' }];
}

interface FindingFieldsProps {
  typed: Typed;
  staff: FindingsFormProps['staff'];
  errors: Record<'cost' | 'lesson' | 'outcome', string | undefined>;
  onChange: (change: Partial<Typed>) => void;
}

function FindingFields({ typed, staff, errors, onChange }: FindingFieldsProps) {
  const people = [
    { value: nobody, label: 'Nobody in particular' },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const ends = [
    { value: stillOpen, label: 'Still open' },
    ...complaintOutcomes.map((value) => ({ value, label: complaintOutcomeWords[value] })),
  ];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Cause">
        <Select
          options={causeOptions}
          value={typed.cause}
          onChange={({ currentTarget: { value } }) =>
            onChange({ cause: complaintCauses.find((one) => one === value) ?? 'other' })
          }
        />
      </Field>
      <Field label="Work of">
        <Select
          options={people}
          value={typed.aboutId}
          onChange={({ currentTarget: { value } }) => onChange({ aboutId: value })}
        />
      </Field>
      <Field label="Cost to the house" optional error={errors.cost}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed.cost}
          onChange={({ currentTarget: { value } }) => onChange({ cost: value })}
        />
      </Field>
      <Field label="End" error={errors.outcome}>
        <Select
          options={ends}
          value={typed.outcome}
          onChange={({ currentTarget: { value } }) =>
            onChange({ outcome: complaintOutcomes.find((one) => one === value) ?? stillOpen })
          }
        />
      </Field>
      <Field
        label="Lesson"
        optional={typed.outcome === stillOpen}
        hint="What changes, so that it does not happen again."
        error={errors.lesson}
        className="md:col-span-2"
      >
        <Textarea
          dir="auto"
          rows={3}
          maxLength={2000}
          value={typed.lesson}
          onChange={({ currentTarget: { value } }) => onChange({ lesson: value })}
        />
      </Field>
    </div>
  );
}
