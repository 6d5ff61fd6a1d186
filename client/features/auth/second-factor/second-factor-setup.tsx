import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { ProofForm } from '#client/features/auth/proof/proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorKey } from './second-factor-key.tsx';

export interface SecondFactorSetupProps {
  /** It is on, and its recovery codes are kept. */
  onDone: () => void;
  onCancel?: () => void;
}

/** Turns two-step sign-in on: the password, the app's first code, the recovery codes. */
export function SecondFactorSetup({ onDone, onCancel }: SecondFactorSetupProps) {
  const utils = trpc.useUtils();
  const [secret, setSecret] = useState<{ key: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function begin(password: string) {
    try {
      setSecret(await trpcClient.auth.totpSetup.mutate({ password }));
    } catch (error) {
      // Turned on meanwhile, on another device.
      if (describeError(error).code !== 'SECOND_FACTOR_ON') throw error;
      await utils.auth.totpStatus.invalidate();
      onDone();
    }
  }

  async function confirm(code: string) {
    const { recoveryCodes } = await trpcClient.auth.totpConfirm.mutate({ code });
    setCodes(recoveryCodes);
    // Every other session has ended.
    await Promise.all([utils.auth.totpStatus.invalidate(), utils.auth.sessions.invalidate()]);
  }

  if (codes) return <RecoveryCodes step="Step 3 of 3" title="Save your recovery codes" codes={codes} onKept={onDone} />;
  if (secret) {
    return (
      <ProofForm
        key="code"
        step="Step 2 of 3"
        title="Connect your authenticator app"
        asks={['code']}
        codeHint="The 6-digit code from the app."
        submitLabel="Turn On"
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
      step="Step 1 of 3"
      title="Confirm it’s you"
      asks={['password']}
      submitLabel="Continue"
      onSubmit={({ password }) => begin(password)}
      onCancel={onCancel}
    />
  );
}
