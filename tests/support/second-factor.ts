import { appCode } from './authenticator-app.ts';
import { defaultPassword, type BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** Users with two-step sign-in. */

/** A TOTP app; `nextCode` advances the clock by one step, since codes are single-use. */
export function createApp(h: Harness, key: string) {
  let time = h.deps.now().getTime();
  return {
    codeNow: () => appCode(key, h.deps.now()),
    nextCode: () => {
      time += 30_000;
      h.setNow(new Date(time));
      return appCode(key, h.deps.now());
    },
  };
}

/** Sets up two-step sign-in for a built user. */
export async function turnOn(h: Harness, user: BuiltUser) {
  const { auth } = h.caller(user);
  const { key } = await auth.totpSetup({ password: defaultPassword });
  const app = createApp(h, key);
  const { recoveryCodes } = await auth.totpConfirm({ code: app.codeNow() });
  return { app, recoveryCodes };
}

/** Signs in with the password and returns the second-step challenge. */
export async function challengeOf(h: Harness, user: BuiltUser): Promise<string> {
  const answer = await h.caller(null).auth.login({ email: user.email, password: defaultPassword });
  if (!('challenge' in answer)) throw new Error('signed in without a code');
  return answer.challenge;
}
