import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { Difference } from './differences.ts';

export interface PublicationDetails {
  reason: string;
  validFrom?: string;
}

export interface PublishFactsProps {
  title?: string;
  description?: string;
  /** Asks for a missing reason. */
  reasonError?: string;
  /** Listed above the fields; omitted where the page itself shows the changes. */
  differences?: readonly Difference[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  publish: (details: PublicationDetails) => Promise<{ version: number }>;
  onPublished?: () => void;
  /** Called on success and failure: after a conflict the page shows who published first. */
  onSettled: () => Promise<unknown>;
}

/** Publishes a draft: lists the changes, asks for a start date and a reason. */
export function PublishFacts(props: PublishFactsProps) {
  const { open, onOpenChange, publish, onPublished, onSettled, differences } = props;
  const { title = 'Publish this version', reasonError = 'Say why it changes.' } = props;
  const { description = 'It is kept forever, with its reason and who published it.' } = props;
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [from, setFrom] = useState('');
  const isReasonless = reason.trim().length < 3;
  const publication = useMutation({
    mutationFn: publish,
    onSuccess: ({ version }) => {
      onOpenChange(false);
      setReason('');
      setFrom('');
      toast.show({ tone: 'ok', title: `Version ${String(version)} published` });
      onPublished?.();
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        publication.reset();
        onOpenChange(false);
      }}
      tone="primary"
      title={title}
      description={description}
      confirmLabel="Publish"
      mutation={publication}
      isComplete={!isReasonless}
      onConfirm={() =>
        publication.mutate({
          reason: reason.trim(),
          ...(from !== '' && { validFrom: new Date(from).toISOString() }),
        })
      }
    >
      {(isSubmitted) => (
        <>
          {differences ? <Differences differences={differences} /> : null}
          <div className="grid gap-4">
            <Field label="Valid from" optional hint="At once if empty. In this computer’s time zone.">
              <TextInput type="datetime-local" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
            </Field>
            <ReasonLine
              hint="For the history and the audit log."
              error={isSubmitted && isReasonless ? reasonError : undefined}
              value={reason}
              onChange={setReason}
            />
          </div>
        </>
      )}
    </ConfirmDialog>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="mb-4 max-h-60 divide-y divide-line overflow-y-auto border-y border-line text-sm" tabIndex={0}>
      {differences.map(({ path, before, after }) => (
        <li key={path} className="py-2">
          <span className="font-semibold">{path}</span>
          <span className="block wrap-anywhere text-ink-2">
            <del>{before}</del> → <ins className="text-ink no-underline">{after}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
