import { useState } from 'react';
import { ScanField } from '#client/features/authenticator/notary/scan-field.tsx';
import { useScanUpload } from '#client/features/authenticator/notary/use-scan-upload.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { formatPages } from '#client/lib/format.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonField } from '#client/ui/form/reason-field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { carrierIds, carriers } from '#shared/mailing.ts';
import { isStateCode, stateCodes, stateNames } from '#shared/notarial/state-names.ts';
import { maxPaperScanPages, paperStepNames } from '#shared/paper-steps.ts';
import type { PaperStepItem } from '#shared/schemas/paper-steps.ts';

interface MoveDialogProps {
  item: PaperStepItem;
  onClose: () => void;
}

export type Move = 'send' | 'return' | 'cancel';

const dialogs = { send: SendDialog, return: ReturnDialog, cancel: CancelDialog } as const;

/** Records what happened to a step on paper. */
export function MoveDialog({ move, ...props }: MoveDialogProps & { move: Move }) {
  const Chosen = dialogs[move];
  return <Chosen {...props} />;
}

function useMoved({ onClose }: Pick<MoveDialogProps, 'onClose'>, title: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return {
    async onSuccess() {
      toast.show({ tone: 'ok', title, description: 'The customer was told.' });
      onClose();
      await utils.authenticator.paperSteps.invalidate();
    },
  };
}

/** By this device's clock. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const carrierOptions = [
  { value: '', label: 'None: carried by hand' },
  ...carrierIds.map((id) => ({ value: id, label: carriers[id].label })),
];
const stateOptions = [
  { value: '', label: 'None' },
  ...stateCodes.map((code) => ({ value: code, label: stateNames[code] })),
];

function SendDialog({ item, onClose }: MoveDialogProps) {
  const [draft, setDraft] = useState({ sentOn: today(), state: '', county: '', carrier: '', trackingNumber: '' });
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const send = trpc.authenticator.sendPaperStep.useMutation(useMoved({ onClose }, 'Recorded as sent'));
  const { sentOn, state, county, trackingNumber } = draft;
  const carrier = carrierIds.find((id) => id === draft.carrier);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Sent: ${paperStepNames[item.kind]}`}
      description="The customer is told, with the tracking number. Agree the fee first: it is not part of the order."
      busy={send.isPending}
      footer={
        <Button
          busy={send.isPending}
          onClick={() => {
            if (send.isPending) return;
            send.mutate({
              id: item.id,
              sentOn,
              authority: isStateCode(state) ? { state, county } : null,
              tracking: carrier ? { carrier, trackingNumber } : null,
            });
          }}
        >
          Record and notify
        </Button>
      }
    >
      <FailureAlert failure={send.error ? describeError(send.error) : undefined} />
      <div className="grid gap-4">
        <Field label="Date sent">
          <TextInput type="date" value={sentOn} onChange={(event) => set({ sentOn: event.currentTarget.value })} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="State of the authority">
            <Select
              options={stateOptions}
              value={state}
              onChange={(event) => set({ state: event.currentTarget.value })}
            />
          </Field>
          <Field label="County, where it certifies first">
            <TextInput
              autoComplete="off"
              maxLength={60}
              disabled={state === ''}
              value={county}
              onChange={(event) => set({ county: event.currentTarget.value })}
            />
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Carrier">
            <Select
              options={carrierOptions}
              value={draft.carrier}
              onChange={(event) => set({ carrier: event.currentTarget.value })}
            />
          </Field>
          <Field label="Tracking number">
            <TextInput
              autoComplete="off"
              disabled={carrier === undefined}
              value={trackingNumber}
              onChange={(event) => set({ trackingNumber: event.currentTarget.value })}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}

function ReturnDialog({ item, onClose }: MoveDialogProps) {
  const [backOn, setBackOn] = useState(today);
  const upload = useScanUpload(`/files/paper-scans/${item.id}`);
  const record = trpc.authenticator.returnPaperStep.useMutation(useMoved({ onClose }, 'Recorded as back'));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Back: ${paperStepNames[item.kind]}`}
      description="The customer is told, and sees the scan in the order."
      footer={
        <Button
          busy={record.isPending || upload.sent !== undefined}
          onClick={() => {
            if (!record.isPending) record.mutate({ id: item.id, backOn });
          }}
        >
          Record and notify
        </Button>
      }
    >
      <FailureAlert failure={record.error ? describeError(record.error) : undefined} />
      <div className="grid gap-4">
        <Field label="Date back">
          <TextInput type="date" value={backOn} onChange={(event) => setBackOn(event.currentTarget.value)} />
        </Field>
        <ScanField
          label="Scan of the paper"
          maxPages={maxPaperScanPages}
          upload={upload}
          disabled={record.isPending}
          isAttached
        />
        {item.scan && !upload.scan ? (
          <p className="text-sm text-ink-2">
            A scan of {formatPages(item.scan.pages)} is attached; another replaces it.
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function CancelDialog({ item, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = reason.trim().length < 3;
  const cancel = trpc.authenticator.cancelPaperStep.useMutation(useMoved({ onClose }, 'Step cancelled'));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Cancel: ${paperStepNames[item.kind]}`}
      description="The customer reads the reason. The order itself goes on."
      busy={cancel.isPending}
      footer={
        <Button
          busy={cancel.isPending}
          onClick={() => {
            setIsSubmitted(true);
            if (!isMissing && !cancel.isPending) cancel.mutate({ id: item.id, reason: reason.trim() });
          }}
        >
          Cancel the step
        </Button>
      }
    >
      <FailureAlert failure={cancel.error ? describeError(cancel.error) : undefined} />
      <ReasonField
        value={reason}
        onChange={setReason}
        error={isSubmitted && isMissing ? 'Say in a few words why.' : undefined}
      />
    </Dialog>
  );
}
