import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { ClientError } from '#client/lib/error-message.ts';
import { addErrorTexts } from '#client/lib/error-texts.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { deviceErrors } from '#shared/catalogue/device-errors.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';

addErrorTexts(deviceErrors);

/** Creates a passkey on this device and registers it. False when the person closed the browser's dialog. */
export async function registerPasskey(): Promise<boolean> {
  const { challenge, options } = await trpcClient.auth.setUpPasskey.mutate();
  const answer = await ask(() => startRegistration({ optionsJSON: options }));
  if (answer === undefined) return false;
  const { id, rawId, response } = answer;
  const { clientDataJSON, attestationObject, transports } = response;
  await trpcClient.auth.addPasskey.mutate({
    challenge,
    answer: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } },
  });
  return true;
}

/** Signs in with a passkey of this site. Undefined when the person closed the browser's dialog. */
export async function signInWithPasskey(): Promise<SessionUser | undefined> {
  const answer = await answerChallenge();
  if (answer === undefined) return undefined;
  const { user } = await trpcClient.auth.loginPasskey.mutate(answer);
  return user;
}

/** Proves with a passkey that it is the signed-in person. False when they closed the browser's dialog. */
export async function proveWithPasskey(): Promise<boolean> {
  const passkey = await answerChallenge();
  if (passkey === undefined) return false;
  await trpcClient.auth.prove.mutate({ passkey });
  return true;
}

async function answerChallenge() {
  const { challenge, options } = await trpcClient.auth.passkeyChallenge.mutate();
  const answer = await ask(() => startAuthentication({ optionsJSON: options }));
  if (answer === undefined) return undefined;
  const { id, rawId, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    challenge,
    answer: {
      id,
      rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  };
}

/** Undefined when the person cancels; other failures become PASSKEY_REFUSED. */
async function ask<T>(open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error;
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    throw new ClientError('PASSKEY_REFUSED', { cause: error });
  }
}
