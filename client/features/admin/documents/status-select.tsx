import { useState } from 'react';
import { RefundedMark } from '#client/features/documents/document-status.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import {
  effectiveStatus,
  settableFor,
  settableStatuses,
  statusWords,
  workRefusal,
  type SettableStatus,
} from '#shared/document-status.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { StatusDialog } from './status-dialog.tsx';

/** A document's status with manual override, confirmed in a dialog. */
export function StatusSelect({ document }: { document: AdminDocumentView }) {
  const [target, setTarget] = useState<SettableStatus>();
  const shown = effectiveStatus(document.status, document.hasTranslation);
  const isOdd = !settableStatuses.some((status) => status === shown);
  const refusal = workRefusal(document);
  const allowed = refusal ? [] : settableFor(document.hasTranslation);
  return (
    <>
      <Field label={`Status of ${document.filename}`} hideLabel>
        <Select
          size="sm"
          value={shown}
          disabled={refusal !== null}
          title={refusal ? messageOf(refusal).text : undefined}
          options={[
            ...(isOdd ? [{ value: shown, label: statusWords[shown].staff, disabled: true }] : []),
            ...settableStatuses.map((status) => ({
              value: status,
              label: statusWords[status].staff,
              disabled: !allowed.includes(status),
            })),
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
      <StatusDialog document={document} target={target} onClose={() => setTarget(undefined)} />
    </>
  );
}
