import { words } from '#client/ui/words.ts';
import { splitDevice, unknownDevice } from '#shared/devices.ts';

/** A device as the server names it (`Chrome on Windows`), for the pages of the profile. */
export function deviceLabel(device: string): string {
  const t = words('profile');
  const names = splitDevice(device);
  if (names) return t('deviceOn', names);
  return device === unknownDevice ? t('unknownDevice') : device;
}
