import { useState } from 'react';
import { settableStatuses, statusWords, type SettableStatus } from '#shared/document-status.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { RefundedMark } from '../documents/refunded-mark.tsx';
import { StatusDialog } from './status-dialog.tsx';

/** The status of a document, to be set by hand in any order; asks before it changes anything. */
export function StatusSelect({ document }: { document: AdminDocumentView }) {
  const [target, setTarget] = useState<SettableStatus>();
  const isOdd = !settableStatuses.some((status) => status === document.status);
  const shownOtherwise = document.hasTranslation && statusWords[document.status].staff !== 'Completed';
  return (
    <>
      <Field label={`Status of ${document.filename}`} hideLabel>
        <Select
          size="sm"
          value={document.status}
          options={[
            ...(isOdd ? [{ value: document.status, label: statusWords[document.status].staff, disabled: true }] : []),
            ...settableStatuses.map((status) => ({ value: status, label: statusWords[status].staff })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setTarget(settableStatuses.find((status) => status === chosen));
          }}
        />
      </Field>
      <p className="mt-1 empty:hidden">
        <RefundedMark document={document} />
      </p>
      {shownOtherwise ? (
        <p className="mt-1 text-xs text-ink-2">Shown as Completed because it has a translation</p>
      ) : null}
      <StatusDialog
        document={document}
        target={target}
        onClose={() => {
          setTarget(undefined);
        }}
      />
    </>
  );
}
