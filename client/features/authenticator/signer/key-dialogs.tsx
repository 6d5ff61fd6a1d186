import { useId, useState, type SyntheticEvent } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { keyRevocationReasons, keyRevocationWords } from '#shared/certificate/signer-keys.ts';
import { finding } from '#shared/certificate/statement.ts';
import type { SignerKeyAnswer } from '#shared/schemas/signer-key.ts';

export interface KeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The key in use, which the dialog ends. */
  replaces: string | null;
}

function useSaved(onOpenChange: (open: boolean) => void, title: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return (answer: SignerKeyAnswer) => {
    utils.authenticator.signerKey.setData(undefined, answer);
    void utils.authenticator.inspect.invalidate();
    onOpenChange(false);
    toast.show({ tone: 'ok', title });
  };
}

/** Findings of a refusal, or the general error if it has none. */
function KeyFailure({ error }: { error: unknown }) {
  const failure: Failure | undefined = error ? describeError(error) : undefined;
  const listed: unknown = failure?.details.findings;
  const findings = Array.isArray(listed) ? listed.flatMap((one: unknown) => finding.safeParse(one).data ?? []) : [];
  if (findings.length === 0) return <FailureAlert failure={failure} />;
  return findings.map(({ rule, say }) => (
    <InlineAlert key={rule} tone="error" announce>
      {say}
    </InlineAlert>
  ));
}

/** Makes a key, in place of the one in use. */
export function MakeKeyDialog({ open, onOpenChange, replaces }: KeyDialogProps) {
  const onSuccess = useSaved(onOpenChange, replaces === null ? 'Key made' : 'Key replaced');
  const make = trpc.authenticator.makeSignerKey.useMutation({ onSuccess });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        make.reset();
        onOpenChange(next);
      }}
      tone="primary"
      title={replaces === null ? 'Make a signing key?' : 'Replace your signing key?'}
      description={
        replaces === null
          ? 'A key and a certificate in your legal name are made and kept here, encrypted. Your password or passkey opens the key when you certify.'
          : 'A new key signs from now on, and the present one is destroyed. What it signed stays valid.'
      }
      confirmLabel={replaces === null ? 'Make key' : 'Replace key'}
      busy={make.isPending}
      onConfirm={() => make.mutate({ replaces })}
    >
      <KeyFailure error={make.error} />
    </AlertDialog>
  );
}

/** A certificate with its key has a few kilobytes. */
const maxBytes = 70_000;

/** Imports a certificate of another authority with its key. */
export function ImportKeyDialog({ open, onOpenChange, replaces }: KeyDialogProps) {
  const formId = useId();
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const onSuccess = useSaved(setOpen, 'Certificate imported');
  const importing = trpc.authenticator.importSignerKey.useMutation({ onSuccess });

  function setOpen(next: boolean) {
    setFile(undefined);
    setPassphrase('');
    setIsMissing(false);
    importing.reset();
    onOpenChange(next);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsMissing(file === undefined);
    if (file === undefined || importing.isPending) return;
    importing.mutate({ replaces, passphrase, p12: toBase64(new Uint8Array(await file.arrayBuffer())) });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Import a certificate"
      description={
        replaces === null
          ? 'A PKCS #12 file (.p12 or .pfx) that an authority issued to you. It is kept encrypted, and its passphrase is not kept.'
          : 'A PKCS #12 file (.p12 or .pfx) that an authority issued to you. It takes the place of your present key, which is destroyed.'
      }
      busy={importing.isPending}
      footer={
        <Button type="submit" form={formId} busy={importing.isPending}>
          Import
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <KeyFailure error={importing.error} />
        <Dropzone
          label="Certificate with its key"
          limits="PKCS #12 (.p12, .pfx), up to 70 KB"
          accept={{ 'application/x-pkcs12': ['.p12', '.pfx'] }}
          maxSize={maxBytes}
          state={file ? 'ready' : 'idle'}
          error={isMissing ? 'Choose a PKCS #12 file of at most 70 KB.' : undefined}
          slim={file !== undefined}
          onFiles={([chosen]) => {
            setFile(chosen);
            setIsMissing(false);
            importing.reset();
          }}
          onReject={() => setIsMissing(true)}
        >
          {file ? <FileCard bare name={file.name} /> : null}
        </Dropzone>
        <Field label="Passphrase of the file">
          <PasswordInput
            autoComplete="current-password"
            value={passphrase}
            onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const reasons = keyRevocationReasons.map((value) => ({ value, label: keyRevocationWords[value].label }));

/** Revokes the key in use. */
export function RevokeKeyDialog({
  open,
  onOpenChange,
  signerKey,
}: KeyDialogProps & { signerKey: NonNullable<SignerKeyAnswer['key']> }) {
  const [reason, setReason] = useState<(typeof keyRevocationReasons)[number]>('cessation');
  const [since, setSince] = useState('');
  const onSuccess = useSaved(onOpenChange, 'Key revoked');
  const revoke = trpc.authenticator.revokeSignerKey.useMutation({ onSuccess });
  const isStolen = reason === 'key-compromise';
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        revoke.reset();
        onOpenChange(next);
      }}
      title="Revoke your signing key?"
      description="It is destroyed and signs nothing from now on; the company signs alone until you make or import another. This cannot be undone."
      confirmLabel="Revoke key"
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate({ id: signerKey.id, reason, ...(isStolen && since !== '' ? { since } : {}) })}
    >
      <div className="grid gap-4">
        <KeyFailure error={revoke.error} />
        <Field label="Why" hint={keyRevocationWords[reason].hint}>
          <Select
            options={reasons}
            value={reason}
            onChange={({ currentTarget: { value } }) =>
              setReason(keyRevocationReasons.find((known) => known === value) ?? 'cessation')
            }
          />
        </Field>
        {isStolen ? (
          <Field label="Since (day, UTC)" hint="Empty: since now.">
            <TextInput type="date" value={since} onChange={({ currentTarget }) => setSince(currentTarget.value)} />
          </Field>
        ) : null}
      </div>
    </AlertDialog>
  );
}
