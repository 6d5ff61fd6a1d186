import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { payActivityLabel } from '#shared/pay/rates.ts';
import type { PayRateView } from '#shared/schemas/pay.ts';

interface EndRateDialogProps {
  rate: PayRateView;
  today: string;
  onClose: () => void;
}

/** Ends a rate at the start of a day. */
export function EndRateDialog({ rate, today, onClose }: EndRateDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const first = rate.validFrom > today ? rate.validFrom : today;
  const [endsOn, setEndsOn] = useState(first);
  const isDay = endsOn >= first;
  const end = trpc.admin.endRate.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Rate ended' });
      onClose();
    },
    onSettled: () => utils.admin.rates.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`End the rate for ${payActivityLabel[rate.activity].toLowerCase()}?`}
      description="Papers delivered from that day on earn by a less specific rate, or nothing where there is none. What was earned stays."
      confirmLabel="End"
      mutation={end}
      isComplete={isDay}
      onConfirm={() => end.mutate({ id: rate.id, endsOn })}
    >
      <Field label="First day without it" error={isDay ? undefined : 'Choose today or a later day.'}>
        <TextInput type="date" min={first} value={endsOn} onChange={(event) => setEndsOn(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}
