import { useState } from 'react';
import { ChangeRow } from '#client/features/authenticator/studio/history-panel.tsx';
import { useStudio, useText, useView } from '#client/features/authenticator/studio/studio-context.ts';
import { partsOf } from '#client/features/authenticator/studio/text/block.ts';
import { entryOf } from '#client/features/authenticator/studio/text/commands.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import type { TextRevision } from '#shared/schemas/text-revision.ts';
import {
  errorKindLabel,
  errorKinds,
  errorSeverities,
  errorSeverityLabel,
  revisionLimits,
} from '#shared/team/revision.ts';
import { useRevision, useRevisionSteps } from './use-revision.ts';

const kindOptions = errorKinds.map((value) => ({ value, label: errorKindLabel[value] }));
const severityOptions = errorSeverities.map((value) => ({ value, label: errorSeverityLabel[value] }));

interface MarkErrorProps {
  reviewId: string;
  steps: Pick<ReturnType<typeof useRevisionSteps>, 'mark'>;
}

/** What the reviser changed in the translator's text, block by block, and the errors they marked. */
export function RevisionPanel({ reviewId }: { reviewId: string }) {
  const query = useRevision(reviewId);
  const steps = useRevisionSteps(reviewId);
  const { data: revision } = query;
  return (
    <LoadState {...queryState(query)} errorTitle="The revision could not be loaded">
      {revision?.current ? (
        <div className="grid gap-5 text-sm">
          {revision.may.revise ? <MarkError reviewId={reviewId} steps={steps} /> : null}
          <Errors reviewId={reviewId} revision={revision} steps={steps} />
          <Changes reviewId={reviewId} current={revision.current} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">Nobody handed this text to the revisers yet.</p>
      )}
    </LoadState>
  );
}

interface ErrorsProps {
  reviewId: string;
  revision: TextRevision;
  steps: ReturnType<typeof useRevisionSteps>;
}

function Errors({ reviewId: id, revision: { errors, may }, steps: { unmark } }: ErrorsProps) {
  return (
    <section aria-label="Errors" className="grid gap-2">
      <h3 className="font-semibold">Errors{errors.length > 0 ? ` (${String(errors.length)})` : ''}</h3>
      {errors.length === 0 ? <p className="text-ink-2">None is marked.</p> : null}
      <ul className="grid gap-1">
        {errors.map(({ id: errorId, blockId, kind, severity, note }) => (
          <li key={errorId} className="flex flex-wrap items-start gap-x-2 rounded-control bg-sunken px-2 py-1">
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium">
                {errorKindLabel[kind]}, {errorSeverityLabel[severity].toLowerCase()}
              </p>
              <BlockLink blockId={blockId} />
              {note === '' ? null : (
                <p className="wrap-anywhere text-ink-2">
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
            {may.revise ? (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${errorKindLabel[kind]}`}
                busy={unmark.isPending && unmark.variables.errorId === errorId}
                onClick={() => unmark.mutate({ id, errorId })}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The block of an error by its first words; leads to it. */
function BlockLink({ blockId }: { blockId: string | null }) {
  const { store, goTo } = useStudio();
  const block = useText((text) => (blockId === null ? undefined : text.block(blockId)));
  if (!block) return <p className="text-xs text-ink-2">{blockId === null ? 'The whole text' : 'A removed block'}</p>;
  const words = partsOf(block)
    .map(({ target }) => target)
    .join(' · ');
  return (
    <button
      type="button"
      className="max-w-full truncate rounded-control text-start text-xs text-primary hover:underline"
      onClick={() => {
        const focus = entryOf(store.block(block.id));
        if (focus) goTo(focus);
      }}
    >
      Page {block.page}: {words}
    </button>
  );
}

function Changes({ reviewId: id, current }: { reviewId: string; current: NonNullable<TextRevision['current']> }) {
  const version = useText((text) => text.version());
  const [limit, setLimit] = useState(50);
  const to = current.closedVersion ?? version;
  const query = trpc.authenticator.textDiff.useQuery(
    { id, from: current.textVersion, to },
    { staleTime: Infinity, placeholderData: (previous) => previous },
  );
  const changes = query.data?.changes ?? [];
  return (
    <section aria-label="Changes of the reviser" className="grid gap-2">
      <h3 className="font-semibold">Changes to the translator’s text</h3>
      <LoadState {...queryState(query)}>
        {changes.length === 0 ? <p className="text-ink-2">None so far.</p> : null}
        <ul className="grid gap-1">
          {changes.slice(0, limit).map((change) => (
            <ChangeRow key={change.blockId} {...change} />
          ))}
        </ul>
        {changes.length > limit ? (
          <Button size="sm" variant="secondary" onClick={() => setLimit(limit + 50)}>
            Show more
          </Button>
        ) : null}
      </LoadState>
    </section>
  );
}

/** Marks an error of the active block, or of the whole text, by kind and severity. */
function MarkError({ reviewId: id, steps: { mark } }: MarkErrorProps) {
  const blockId = useView((view) => view.active()?.id) ?? null;
  const [kind, setKind] = useState<(typeof errorKinds)[number]>('accuracy');
  const [severity, setSeverity] = useState<(typeof errorSeverities)[number]>('minor');
  const [note, setNote] = useState('');
  // Idempotency key: retrying a failed call marks one error.
  const [errorId, setErrorId] = useState(() => crypto.randomUUID());
  return (
    <form
      noValidate
      aria-label="Mark an error"
      className="grid gap-3 rounded-control border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (mark.isPending) return;
        mark.mutate(
          { id, errorId, blockId, kind, severity, note: note.trim() },
          {
            onSuccess() {
              setNote('');
              setErrorId(crypto.randomUUID());
            },
          },
        );
      }}
    >
      <h3 className="font-semibold">{blockId === null ? 'Error of the whole text' : 'Error of the block in hand'}</h3>
      <FailureAlert failure={mark.error ? describeError(mark.error) : undefined} />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Kind" className="min-w-32 flex-1">
          <Select
            size="sm"
            options={kindOptions}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(errorKinds.find((one) => one === value) ?? kind)}
          />
        </Field>
        <Field label="Severity" className="min-w-28 flex-1">
          <Select
            size="sm"
            options={severityOptions}
            value={severity}
            onChange={({ currentTarget: { value } }) =>
              setSeverity(errorSeverities.find((one) => one === value) ?? severity)
            }
          />
        </Field>
        <Field label="Remark" optional className="min-w-40 flex-2">
          <TextInput
            size="sm"
            maxLength={revisionLimits.noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" size="sm" variant="secondary" busy={mark.isPending}>
          Mark Error
        </Button>
      </div>
    </form>
  );
}
