import { useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { actKinds, actKindWords, identifications, identificationWords } from '#shared/notarial/acts.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import type { NotarialOrder } from '#shared/schemas/notary.ts';
import { findFaults, toInput, toLocalMinute, type ActDraft, type Commission } from './act-draft.ts';
import { ScanField } from './scan-field.tsx';
import { useScanUpload } from './use-scan-upload.ts';

export interface ActFormProps {
  order: NotarialOrder;
  draft: ActDraft;
  /** The chosen commission, and those to choose from. */
  commission: Commission;
  commissions: readonly Commission[];
  disabled: boolean;
  onDraft: (draft: ActDraft) => void;
  onRecorded: () => void;
}

/** The facts of a notarial act; recording it delivers the order. */
export function ActForm({ order, draft, commission, commissions, disabled, onDraft, onRecorded }: ActFormProps) {
  const upload = useScanUpload(order.reviewId);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const record = useRecordAct(onRecorded);
  const faults = findFaults(draft, upload.scan?.id);
  const shown = isSubmitted ? faults : {};
  const change = (next: Partial<ActDraft>) => onDraft({ ...draft, ...next });

  const cards = { draft, disabled, onChange: change };

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    const input = toInput(order.reviewId, draft, { commission, scanId: upload.scan?.id });
    if (input && !disabled && !record.isPending) record.mutate(input);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CommissionField commission={commission} commissions={commissions} onChange={change} />
      <ActCards {...cards} />
      <Field
        label={`County in ${stateNames[commission.state]}`}
        hint="Where the translator appears before you."
        error={shown.county}
        disabled={disabled}
      >
        <TextInput
          required
          maxLength={60}
          value={draft.county}
          onChange={(event) => change({ county: event.currentTarget.value })}
        />
      </Field>
      <MethodCards {...cards} commission={commission} />
      <IdentificationCards {...cards} error={shown.identification} />
      {draft.method === 'ink' ? <InkPart {...cards} order={order} upload={upload} faults={shown} /> : null}
      <FailureAlert failure={record.error ? describeError(record.error, 'NOTARIAL_ACT_FAILED') : undefined} />
      <div>
        <Button type="submit" busy={record.isPending} disabled={disabled}>
          Record the act and deliver
        </Button>
      </div>
    </form>
  );
}

interface CommissionFieldProps extends Pick<ActFormProps, 'commission' | 'commissions'> {
  onChange: (next: Partial<ActDraft>) => void;
}

function CommissionField({ commission, commissions, onChange }: CommissionFieldProps) {
  if (commissions.length < 2) return null;
  return (
    <Field label="Commission">
      <Select
        options={commissions.map(({ id, state, number }) => ({
          value: id,
          label: `${stateNames[state]}, ${number}`,
        }))}
        value={commission.id}
        onChange={(event) => {
          const chosen = commissions.find(({ id }) => id === event.currentTarget.value);
          if (chosen) onChange({ commissionId: chosen.id, county: chosen.county, method: 'ink' });
        }}
      />
    </Field>
  );
}

interface CardsProps {
  draft: ActDraft;
  disabled: boolean;
  onChange: (next: Partial<ActDraft>) => void;
}

function ActCards({ draft, disabled, onChange }: CardsProps) {
  return (
    <RadioCardGroup legend="Act">
      {actKinds.map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          label={actKindWords[kind].label}
          description={actKindWords[kind].hint}
          checked={draft.kind === kind}
          disabled={disabled}
          onChange={() => onChange({ kind })}
        />
      ))}
    </RadioCardGroup>
  );
}

function MethodCards({ draft, disabled, commission, onChange }: CardsProps & { commission: Commission }) {
  return (
    <RadioCardGroup legend="How it is signed">
      <RadioCard
        name="method"
        value="ink"
        label="In ink"
        description="Print the sheet, sign and seal it, and upload its scan."
        checked={draft.method === 'ink'}
        disabled={disabled}
        onChange={() => onChange({ method: 'ink' })}
      />
      <RadioCard
        name="method"
        value="electronic"
        label="Electronically"
        description={
          commission.allowsElectronic
            ? 'Your typed seal and signature are printed on the sheet.'
            : 'Your commission does not allow it.'
        }
        checked={draft.method === 'electronic'}
        disabled={disabled || !commission.allowsElectronic}
        onChange={() => onChange({ method: 'electronic' })}
      />
    </RadioCardGroup>
  );
}

function IdentificationCards({ draft, disabled, error, onChange }: CardsProps & { error: string | undefined }) {
  return (
    <RadioCardGroup legend="The translator was identified by" error={error}>
      {identifications.map((identification) => (
        <RadioCard
          key={identification}
          name="identification"
          value={identification}
          label={identificationWords[identification].label}
          checked={draft.identification === identification}
          disabled={disabled}
          onChange={() => onChange({ identification })}
        />
      ))}
    </RadioCardGroup>
  );
}

interface InkPartProps extends CardsProps {
  order: NotarialOrder;
  upload: ReturnType<typeof useScanUpload>;
  faults: Partial<ReturnType<typeof findFaults>>;
}

/** The sheet to sign in ink, when it was signed, and its scan. */
function InkPart({ order, draft, upload, faults, disabled, onChange }: InkPartProps) {
  return (
    <>
      <SheetButton order={order} draft={draft} disabled={disabled || draft.county.trim() === ''} />
      <Field label="Signed on" hint="Date and time of the act." error={faults.actedAt} disabled={disabled}>
        <TextInput
          type="datetime-local"
          required
          min={toLocalMinute(new Date(order.certifiedAt))}
          value={draft.actedAt}
          onChange={(event) => onChange({ actedAt: event.currentTarget.value })}
          className="max-w-64"
        />
      </Field>
      <div>
        <ScanField upload={upload} disabled={disabled} />
        {faults.scan ? (
          <p role="alert" className="mt-1.5 text-sm font-medium text-seal">
            {faults.scan}
          </p>
        ) : null}
      </div>
    </>
  );
}

function useRecordAct(onRecorded: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.recordAct.useMutation({
    onSuccess: ({ paperKind }) => {
      toast.show({ tone: 'ok', title: 'Notarized and delivered', description: `${paperKind} was sent to its owner.` });
      onRecorded();
    },
    onSettled: () =>
      Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate(), utils.documents.invalidate()]),
  });
}

/** Downloads the print-ready sheet. */
function SheetButton({ order, draft, disabled }: { order: NotarialOrder; draft: ActDraft; disabled: boolean }) {
  const file = useFileAction();
  const { commissionId, kind, county } = draft;
  const query = new URLSearchParams({ commissionId, kind, county: county.trim() }).toString();
  return (
    <div>
      <Button
        variant="secondary"
        disabled={disabled}
        busy={file.isPending}
        onClick={() => {
          file.download(() => Promise.resolve(`/files/notarial-sheets/${order.reviewId}?${query}`));
        }}
      >
        Download the sheet to sign
      </Button>
    </div>
  );
}
