import { appCode } from './authenticator-app.ts';
import { defaultPassword, type BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** People with two-step sign-in. */

/** Each code is of the next half minute, since none works twice. */
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

/** Turns it on for a built user. */
export async function turnOn(h: Harness, user: BuiltUser) {
  const { auth } = h.caller(user);
  const { key } = await auth.totpSetup({ password: defaultPassword });
  const app = createApp(h, key);
  const { recoveryCodes } = await auth.totpConfirm({ code: app.codeNow() });
  return { app, recoveryCodes };
}

/** The password was right, and a code is asked for. */
export async function challengeOf(h: Harness, user: BuiltUser): Promise<string> {
  const answer = await h.caller(null).auth.login({ email: user.email, password: defaultPassword });
  if (!('challenge' in answer)) throw new Error('signed in without a code');
  return answer.challenge;
}
