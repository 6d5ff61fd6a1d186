import { useState } from 'react';
import { ProofForm } from '#client/features/auth/proof-form.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { QrCode } from '#client/ui/data/qr-code.tsx';
import { words } from '#client/ui/words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface SecondFactorSetupProps {
  /** Called once the recovery codes were saved. */
  onDone: () => void;
  onCancel?: () => void;
}

/** Turns two-step sign-in on in three steps: password, first code, recovery codes. */
export function SecondFactorSetup({ onDone, onCancel }: SecondFactorSetupProps) {
  const t = words('proof');
  const utils = trpc.useUtils();
  const [secret, setSecret] = useState<{ key: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function begin(password: string) {
    try {
      setSecret(await trpcClient.auth.totpSetup.mutate({ password }));
    } catch (error) {
      // Already turned on, on another device.
      if (describeError(error).code !== 'SECOND_FACTOR_ON') throw error;
      await utils.auth.totpStatus.invalidate();
      onDone();
    }
  }

  async function confirm(code: string) {
    const { recoveryCodes } = await trpcClient.auth.totpConfirm.mutate({ code });
    setCodes(recoveryCodes);
    // The server ended every other session.
    await Promise.all([utils.auth.totpStatus.invalidate(), utils.auth.sessions.invalidate()]);
  }

  if (codes)
    return <RecoveryCodes step={t('step', { step: '3' })} title={t('saveTitle')} codes={codes} onKept={onDone} />;
  if (secret) {
    return (
      <ProofForm
        key="code"
        step={t('step', { step: '2' })}
        title={t('connect')}
        fields={['code']}
        codeHint={t('connectHint')}
        submitLabel={t('turnOn')}
        onSubmit={({ code }) => confirm(code)}
        onCancel={onCancel}
      >
        <SecondFactorKey uri={secret.uri} value={secret.key} />
      </ProofForm>
    );
  }
  return (
    <ProofForm
      key="password"
      step={t('step', { step: '1' })}
      title={t('proofTitle')}
      fields={['password']}
      submitLabel={t('continue')}
      onSubmit={({ password }) => begin(password)}
      onCancel={onCancel}
    />
  );
}

const groups = Array.from({ length: 8 }, () => 4);

/** The authenticator app's key: as a QR code, a link on this phone, and text. */
export function SecondFactorKey({ uri, value }: { uri: string; value: string }) {
  const t = words('proof');
  return (
    <div className="mb-6 grid justify-items-start gap-5">
      <p className="text-ink-2">{t('scan')}</p>
      <QrCode value={uri} label={t('qr')} className="size-48 rounded-control border border-line" />
      <a href={uri} className="inline-link md:hidden">
        {t('openApp')}
      </a>
      <div className="max-w-full">
        <p className="mb-1.5 text-sm font-semibold">{t('key')}</p>
        <CodeText code={value} groups={groups} size="sm" copy label={t('keyNoun')} />
      </div>
    </div>
  );
}
