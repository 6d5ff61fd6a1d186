import { Plus, X } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select, type SelectOption } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { Parts } from '#shared/schemas/parts.ts';
import { findSpanFault, partLimits } from '#shared/team/parts.ts';

/** A part as it is typed. */
interface Draft {
  key: string;
  personId: string;
  from: string;
  to: string;
}

const newDraft = (from = '', to = ''): Draft => ({ key: crypto.randomUUID(), personId: '', from, to });

/** Two halves of a paper that is not split yet. */
function draftsOf({ items, pages }: Parts): Draft[] {
  if (items.length > 0) {
    return items.map(({ id, personId, fromPage, toPage }) => ({
      key: id,
      personId,
      from: String(fromPage),
      to: String(toPage),
    }));
  }
  const middle = Math.ceil(pages / 2);
  return [newDraft('1', String(middle)), newDraft(String(middle + 1), String(pages))];
}

export interface SplitDialogProps {
  review: Pick<ReviewDetails, 'id' | 'sourceLanguage'>;
  parts: Parts;
  onClose: () => void;
}

/** Splits a paper between translators by pages, or undoes the split. */
export function SplitDialog({ review, parts, onClose }: SplitDialogProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const people = trpc.authenticator.assignees.useQuery({ id: review.id });
  const [drafts, setDrafts] = useState(() => draftsOf(parts));
  const [isTried, setTried] = useState(false);
  const split = trpc.authenticator.splitPaper.useMutation({
    onSuccess(changed) {
      utils.authenticator.parts.setData({ id: review.id }, changed);
      toast.show({ tone: 'ok', title: changed.items.length > 0 ? 'Document split' : 'Document in one piece' });
      onClose();
    },
    onSettled: () => utils.authenticator.myWork.invalidate(),
  });
  const basedOn = parts.items.map(({ id }) => id);
  const wanted = drafts.map(({ personId, from, to }) => ({
    personId,
    fromPage: pageOf(from),
    toPage: pageOf(to),
  }));
  const fault = faultOf(wanted, parts.pages);
  const failure = split.error ?? people.error;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !split.isPending) split.mutate({ id: review.id, parts: wanted, basedOn });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Split the document"
      description={`Each translator writes in their own pages of the one text. ${parts.holderName ?? 'The holder'} writes in all of it and certifies it.`}
      busy={split.isPending}
      footer={
        <>
          {parts.items.length > 0 ? (
            <Button
              variant="secondary"
              busy={split.isPending && split.variables.parts.length === 0}
              onClick={() => split.mutate({ id: review.id, parts: [], basedOn })}
            >
              Put Together
            </Button>
          ) : null}
          <Button type="submit" form={formId} busy={split.isPending}>
            Split
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={failure ? describeError(failure) : undefined} />
        <PartRows
          drafts={drafts}
          people={(people.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setDrafts}
        />
        {isTried && fault !== undefined ? (
          <InlineAlert tone="error" announce>
            {fault}
          </InlineAlert>
        ) : null}
      </form>
    </Dialog>
  );
}

function pageOf(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : 0;
}

function faultOf(parts: readonly { personId: string; fromPage: number; toPage: number }[], pages: number) {
  if (parts.some(({ fromPage, toPage }) => fromPage === 0 || toPage === 0)) return 'Write the pages of every part.';
  return parts.some(({ personId }) => personId === '')
    ? 'Choose who translates each part.'
    : findSpanFault(parts, pages);
}

interface PartRowsProps {
  drafts: readonly Draft[];
  people: readonly SelectOption[];
  onChange: (drafts: Draft[]) => void;
}

function PartRows({ drafts, people, onChange }: PartRowsProps) {
  return (
    <>
      <ul aria-label="Parts to make" className="grid gap-4 sm:gap-3">
        {drafts.map((draft, index) => (
          <PartFields
            key={draft.key}
            draft={draft}
            number={index + 1}
            people={people}
            onChange={(change) => onChange(drafts.map((one) => (one.key === draft.key ? { ...one, ...change } : one)))}
            onRemove={drafts.length > 2 ? () => onChange(drafts.filter(({ key }) => key !== draft.key)) : undefined}
          />
        ))}
      </ul>
      {drafts.length < partLimits.parts ? (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...drafts, newDraft()])}
        >
          Add Part
        </Button>
      ) : null}
    </>
  );
}

interface PartFieldsProps {
  draft: Draft;
  number: number;
  people: readonly SelectOption[];
  onChange: (change: Partial<Draft>) => void;
  onRemove: (() => void) | undefined;
}

function PartFields({ draft, number, people, onChange, onRemove }: PartFieldsProps) {
  const { personId, from, to } = draft;
  return (
    <li className="max-sm:not-first:border-t max-sm:not-first:border-line max-sm:not-first:pt-4">
      <fieldset className="flex flex-wrap items-end gap-2">
        <legend className="text-sm font-semibold text-ink-2 max-sm:mb-2 sm:sr-only">Part {number}</legend>
        {/* On phones, on its own line above the pages. */}
        <Field label="Translator" className="min-w-40 flex-1 max-sm:basis-full">
          <Select
            size="sm"
            placeholder="Choose a colleague"
            options={people}
            value={personId}
            onChange={({ currentTarget }) => onChange({ personId: currentTarget.value })}
          />
        </Field>
        <Field label="From page" className="w-24 max-sm:flex-1">
          <TextInput
            size="sm"
            inputMode="numeric"
            maxLength={4}
            value={from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
        </Field>
        <Field label="To page" className="w-24 max-sm:flex-1">
          <TextInput
            size="sm"
            inputMode="numeric"
            maxLength={4}
            value={to}
            onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
          />
        </Field>
        {onRemove ? (
          <IconButton size="sm" label={`Remove part ${String(number)}`} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </fieldset>
    </li>
  );
}
