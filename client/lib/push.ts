import { deviceErrors } from '#shared/catalogue/device-errors.ts';
import { ClientError } from './error-message.ts';
import { addErrorTexts } from './error-texts.ts';
import { serviceWorkerRegistration } from './service-worker.ts';
import { trpcClient } from './trpc-client.ts';

/** Push messages to this browser. */

addErrorTexts(deviceErrors);

export function canPush(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks for permission and subscribes. False when the person declines. Throws PUSH_REFUSED. */
export async function subscribePush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await serviceWorkerRegistration();
  if (!registration) throw new ClientError('PUSH_REFUSED');
  // A subscription with the key of a former installation would make the browser reject this one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await subscribe(registration, publicKey)).toJSON();
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) {
    throw new ClientError('PUSH_REFUSED');
  }
  await trpcClient.notifications.subscribePush.mutate({
    endpoint,
    keys: { p256dh: keys['p256dh'], auth: keys['auth'] },
  });
  return true;
}

/** Ends the subscription on the server first, so that nothing is sent to this browser from then on. */
export async function unsubscribePush(): Promise<void> {
  await trpcClient.notifications.unsubscribePush.mutate();
  const registration = await serviceWorkerRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch (cause) {
    throw new ClientError('PUSH_REFUSED', { cause });
  }
}
