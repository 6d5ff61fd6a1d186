import { useState } from 'react';
import { PublishReason } from '#client/features/admin/facts/publish-reason.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { receivableRules } from '#shared/schemas/company.ts';
import type { DueOutput } from '#shared/schemas/received.ts';

export interface RulesDialogProps {
  rules: DueOutput['rules'];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Days of reminders, and from when on overdue invoices stop further orders. */
export function RulesDialog({ rules, open, onOpenChange }: RulesDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [days, setDays] = useState(rules.reminderDays.join(', '));
  const [stop, setStop] = useState(rules.stopAfterDays === null ? '' : String(rules.stopAfterDays));
  const [reason, setReason] = useState('');
  const typed = {
    reminderDays: days
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number),
    stopAfterDays: stop.trim() === '' ? null : Number(stop),
  };
  const faults = receivableRules.safeParse(typed).error?.issues.map(({ path }) => path[0]) ?? [];
  const isReasonless = reason.trim().length < 3;
  const save = trpc.admin.setReceivableRules.useMutation({
    onSuccess: async () => {
      onOpenChange(false);
      toast.show({ tone: 'ok', title: 'Rules published' });
      await utils.admin.due.invalidate();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        save.reset();
        onOpenChange(false);
      }}
      tone="primary"
      title="Reminders and stop"
      description="Days are counted from the day an invoice was due. A promise to pay holds both."
      confirmLabel="Publish"
      mutation={save}
      isComplete={faults.length === 0 && !isReasonless}
      onConfirm={() => {
        save.mutate({ ...typed, basedOn: rules.version, reason: reason.trim() });
      }}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <Field
            label="Remind after days"
            optional
            hint="Up to six, such as 7, 21, 45. Empty sends none."
            error={isSubmitted && faults.includes('reminderDays') ? 'Enter rising days from 1 to 365.' : undefined}
          >
            <TextInput inputMode="numeric" value={days} onChange={(event) => setDays(event.currentTarget.value)} />
          </Field>
          <Field
            label="Stop orders on account after days"
            optional
            hint="0 stops them at once. Empty never does."
            error={isSubmitted && faults.includes('stopAfterDays') ? 'Enter a number from 0 to 365.' : undefined}
          >
            <TextInput inputMode="numeric" value={stop} onChange={(event) => setStop(event.currentTarget.value)} />
          </Field>
          <PublishReason
            error={isSubmitted && isReasonless ? 'Say why the rules change.' : undefined}
            value={reason}
            onChange={setReason}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
