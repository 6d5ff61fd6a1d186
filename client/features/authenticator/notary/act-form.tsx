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
  type ActControls,
  type ActDraft,
  type Commission,
  type DraftFaults,
} from './act-draft.ts';
import { ActKindCards } from './act-kind-cards.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { ScanField } from './scan-field.tsx';
import { useScanUpload } from './use-scan-upload.ts';

export interface ActFormProps extends ActControls {
  order: NotarialOrder;
  /** To choose from. */
  commissions: readonly Commission[];
  onRecorded: () => void;
}

/** The facts of a notarial act; recording it delivers the order. */
export function ActForm({ order, form, draft, commission, commissions, disabled, onRecorded }: ActFormProps) {
  const { register, setValue, handleSubmit, formState } = form;
  const upload = useScanUpload(`/files/notarial-sheets/${order.reviewId}`);
  const record = useRecordAct(onRecorded);
  const support = { scanId: upload.scan?.id, oath: oathOf(draft, order) };
  const faults = formState.submitCount > 0 ? findFaults(draft, support) : {};
  const controls = { form, draft, commission, disabled };

  function submit(entered: ActDraft) {
    const input = toInput(order.reviewId, entered, { commission, ...support });
    if (input && !disabled && !record.isPending) record.mutate(input);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <CommissionField form={form} commission={commission} commissions={commissions} />
      <ActKindCards
        kind={draft.method === 'electronic' ? (support.oath?.kind ?? draft.kind) : draft.kind}
        disabled={disabled || (draft.method === 'electronic' && support.oath !== null)}
        needsJurat={order.needsJurat}
        onKind={(kind) => setValue('kind', kind, { shouldDirty: true })}
      />
      <Field
        label={`County in ${stateNames[commission.state]}`}
        hint="Where the translator appears before you."
        error={faults.county}
        disabled={disabled}
      >
        <TextInput required maxLength={60} {...register('county')} />
      </Field>
      <MethodCards {...controls} />
      {draft.method === 'electronic' ? <ElectronicPart {...controls} order={order} faults={faults} /> : null}
      <IdentityFields {...controls} faults={faults} />
      {draft.method === 'ink' ? <InkPart {...controls} order={order} upload={upload} faults={faults} /> : null}
      <FailureAlert failure={record.error ? describeError(record.error, 'NOTARIAL_ACT_FAILED') : undefined} />
      <div>
        <Button type="submit" busy={record.isPending} disabled={disabled}>
          Record the act and deliver
        </Button>
      </div>
    </form>
  );
}

function CommissionField({
  form: { setValue },
  commission,
  commissions,
}: Pick<ActFormProps, 'form' | 'commission' | 'commissions'>) {
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
          if (!chosen) return;
          setValue('commissionId', chosen.id, { shouldDirty: true });
          setValue('county', chosen.county);
          setValue('method', 'ink');
        }}
      />
    </Field>
  );
}

function MethodCards({ form: { setValue }, draft, disabled, commission }: ActControls) {
  const choose = (method: ActDraft['method']) => setValue('method', method, { shouldDirty: true });
  return (
    <RadioCardGroup legend="How it is signed">
      <RadioCard
        name="method"
        value="ink"
        label="On paper, in ink"
        description="Print the sheet. It is sworn and signed before you, and you upload its scan."
        checked={draft.method === 'ink'}
        disabled={disabled}
        onChange={() => choose('ink')}
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
        onChange={() => choose('electronic')}
      />
    </RadioCardGroup>
  );
}

interface ElectronicPartProps extends ActControls {
  order: NotarialOrder;
  faults: DraftFaults;
}

/** The translator's oath and appearance. */
function ElectronicPart({ order, form, draft, commission, faults, disabled }: ElectronicPartProps) {
  const { register, setValue } = form;
  const choose = (appearance: ActDraft['appearance']) => setValue('appearance', appearance, { shouldDirty: true });
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
          onChange={() => choose('in-person')}
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
          onChange={() => choose('remote')}
        />
      </RadioCardGroup>
      {draft.appearance === 'remote' ? (
        <Field label="Reference of the session" error={faults.reference} disabled={disabled}>
          <TextInput required maxLength={120} {...register('reference')} />
        </Field>
      ) : null}
    </>
  );
}

interface InkPartProps extends ActControls {
  order: NotarialOrder;
  upload: ReturnType<typeof useScanUpload>;
  faults: DraftFaults;
}

/** The sheet to sign in ink, when it was signed, and its scan. */
function InkPart({ order, form, draft, upload, faults, disabled }: InkPartProps) {
  return (
    <>
      <SheetButton order={order} draft={draft} disabled={disabled || draft.county.trim() === ''} />
      <Field label="Signed on" hint="Date and time of the act." error={faults.actedAt} disabled={disabled}>
        <TextInput
          type="datetime-local"
          required
          min={toLocalMinute(new Date(order.certifiedAt))}
          className="max-w-64"
          {...form.register('actedAt')}
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
