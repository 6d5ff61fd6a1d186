import { PublicationClash } from '#client/features/admin/facts/publication-clash.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { receivableRules } from '#shared/schemas/company.ts';
import type { DueOutput } from '#shared/schemas/received.ts';

export interface RulesDialogProps {
  rules: DueOutput['rules'];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface TypedRules {
  days: string;
  stop: string;
}

function rulesOf({ days, stop }: TypedRules) {
  const reminderDays = days
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  return { reminderDays, stopAfterDays: stop.trim() === '' ? null : Number(stop) };
}

/** Reminder days, and when overdue invoices stop further orders. */
export function RulesDialog({ rules, open, onOpenChange }: RulesDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { version, reminderDays, stopAfterDays } = rules;
  const publication = usePublication<TypedRules>(
    { facts: { days: reminderDays.join(', '), stop: stopAfterDays?.toString() ?? '' }, latest: version },
    {
      publish: (typed, details) => trpcClient.admin.setReceivableRules.mutate({ ...rulesOf(typed), ...details }),
      onPublished() {
        onOpenChange(false);
        toast.show({ tone: 'ok', title: 'Rules published' });
      },
      onSettled: () => utils.admin.due.invalidate(),
    },
  );
  const { draft, mutation, reason, setReason, isReasonless, publish } = publication;
  const faults = receivableRules.safeParse(rulesOf(draft.value)).error?.issues.map(({ path }) => path[0]) ?? [];
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        mutation.reset();
        onOpenChange(false);
      }}
      tone="primary"
      title="Reminders and stop"
      description="Days are counted from the day an invoice was due. A promise to pay holds both."
      confirmLabel="Publish"
      mutation={mutation}
      isComplete={faults.length === 0 && !isReasonless}
      onConfirm={() => publish(true)}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <PublicationClash publication={publication} />
          <Field
            label="Remind after days"
            optional
            hint="Up to six, such as 7, 21, 45. Empty sends none."
            error={isSubmitted && faults.includes('reminderDays') ? 'Enter rising days from 1 to 365.' : undefined}
          >
            <TextInput
              inputMode="numeric"
              value={draft.value.days}
              onChange={(event) => draft.change({ days: event.currentTarget.value })}
            />
          </Field>
          <Field
            label="Stop orders on account after days"
            optional
            hint="0 stops them at once. Empty never does."
            error={isSubmitted && faults.includes('stopAfterDays') ? 'Enter a number from 0 to 365.' : undefined}
          >
            <TextInput
              inputMode="numeric"
              value={draft.value.stop}
              onChange={(event) => draft.change({ stop: event.currentTarget.value })}
            />
          </Field>
          <ReasonLine
            error={isSubmitted && isReasonless ? 'Say why the rules change.' : undefined}
            value={reason}
            onChange={setReason}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
