import { useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { stateNames } from '#shared/notarial/state-names.ts';
import type { NotarialOrder } from '#shared/schemas/notary.ts';
import {
  findFaults,
  oathOf,
  toInput,
  toLocalMinute,
  type ActDraft,
  type Commission,
  type DraftFaults,
} from './act-draft.ts';
import { ActKindCards } from './act-kind-cards.tsx';
import { IdentityFields } from './identity-fields.tsx';
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
  const upload = useScanUpload(`/files/notarial-sheets/${order.reviewId}`);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const record = useRecordAct(onRecorded);
  const support = { scanId: upload.scan?.id, oath: oathOf(draft, order) };
  const faults = findFaults(draft, support);
  const shown = isSubmitted ? faults : {};
  const change = (next: Partial<ActDraft>) => onDraft({ ...draft, ...next });

  const cards = { draft, disabled, onChange: change };

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    const input = toInput(order.reviewId, draft, { commission, ...support });
    if (input && !disabled && !record.isPending) record.mutate(input);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CommissionField commission={commission} commissions={commissions} onChange={change} />
      <ActKindCards
        kind={draft.method === 'electronic' ? (support.oath?.kind ?? draft.kind) : draft.kind}
        disabled={disabled || (draft.method === 'electronic' && support.oath !== null)}
        needsJurat={order.needsJurat}
        onKind={(kind) => change({ kind })}
      />
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
      {draft.method === 'electronic' ? (
        <ElectronicPart {...cards} order={order} commission={commission} faults={shown} />
      ) : null}
      <IdentityFields {...cards} commission={commission} faults={shown} />
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

function MethodCards({ draft, disabled, commission, onChange }: CardsProps & { commission: Commission }) {
  return (
    <RadioCardGroup legend="How it is signed">
      <RadioCard
        name="method"
        value="ink"
        label="On paper, in ink"
        description="Print the sheet. It is sworn and signed before you, and you upload its scan."
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
            ? 'The translator signs here first, then you. Both times are printed.'
            : 'Your commission does not allow it.'
        }
        checked={draft.method === 'electronic'}
        disabled={disabled || !commission.allowsElectronic}
        onChange={() => onChange({ method: 'electronic' })}
      />
    </RadioCardGroup>
  );
}

interface ElectronicPartProps extends CardsProps {
  order: NotarialOrder;
  commission: Commission;
  faults: DraftFaults;
}

/** What the translator signed, and where they appear. */
function ElectronicPart({ order, draft, commission, faults, disabled, onChange }: ElectronicPartProps) {
  const oath = oathOf(draft, order);
  const canBeRemote = commission.allowsRemote;
  return (
    <>
      {oath ? (
        <InlineAlert tone="ok" title={oath.kind === 'jurat' ? 'Sworn and signed' : 'Signed'}>
          <bdi>{oath.signature}</bdi>, <DateTime value={oath.swornAt} />
        </InlineAlert>
      ) : (
        <InlineAlert tone="warn" title="Not signed by the translator yet" announce={faults.oath !== undefined}>
          <bdi>{order.certifiedByName}</bdi> opens this order under their own account, reads the oath before you and
          signs. It shows here within seconds.
        </InlineAlert>
      )}
      <RadioCardGroup legend="How the translator appears">
        <RadioCard
          name="appearance"
          value="in-person"
          label="In person"
          description="Before you, in the county above."
          checked={draft.appearance === 'in-person'}
          disabled={disabled}
          onChange={() => onChange({ appearance: 'in-person' })}
        />
        <RadioCard
          name="appearance"
          value="remote"
          label="In a recorded session"
          description={
            canBeRemote ? 'Of sound and picture, kept as your state asks.' : 'Your commission does not allow it.'
          }
          checked={draft.appearance === 'remote'}
          disabled={disabled || !canBeRemote}
          onChange={() => onChange({ appearance: 'remote' })}
        />
      </RadioCardGroup>
      {draft.appearance === 'remote' ? (
        <Field label="Reference of the session" error={faults.reference} disabled={disabled}>
          <TextInput
            required
            maxLength={120}
            value={draft.reference}
            onChange={(event) => onChange({ reference: event.currentTarget.value })}
          />
        </Field>
      ) : null}
    </>
  );
}

interface InkPartProps extends CardsProps {
  order: NotarialOrder;
  upload: ReturnType<typeof useScanUpload>;
  faults: DraftFaults;
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
