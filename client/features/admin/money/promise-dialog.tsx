import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { DueStatement } from '#shared/schemas/received.ts';
import { today } from './day-label.ts';

/** Records the day by which payment of a statement was promised; an empty day removes the promise. */
export function PromiseDialog({ statement, onClose }: { statement: DueStatement | undefined; onClose: () => void }) {
  return statement ? <Panel key={statement.paymentId} statement={statement} onClose={onClose} /> : null;
}

function Panel({ statement, onClose }: { statement: DueStatement; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [day, setDay] = useState(statement.promisedOn ?? '');
  const [note, setNote] = useState(statement.promiseNote ?? '');
  const isPast = day !== '' && day < today();
  const save = trpc.admin.promisePayment.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.admin.due.invalidate();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Promise for ${statement.number ?? 'the open month'}`}
      description="Until that day has passed no reminder is sent, and they can order on account."
      confirmLabel={day === '' ? 'Take promise back' : 'Save'}
      mutation={save}
      isComplete={!isPast}
      onConfirm={() => {
        save.mutate({
          statementId: statement.paymentId,
          promisedOn: day === '' ? null : day,
          ...(note.trim() !== '' && { note: note.trim() }),
        });
      }}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          <Field
            label="They pay by"
            optional
            error={isSubmitted && isPast ? 'Choose today or a later day.' : undefined}
          >
            <TextInput type="date" min={today()} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
          </Field>
          <Field label="Who said it, and how" optional>
            <TextInput
              dir="auto"
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}
