import { unknownDevice } from '#shared/devices.ts';
import { words } from '#client/ui/words.ts';

/** A device as the server names it (`Chrome on Windows`), for the pages of the profile. */
export function deviceLabel(device: string): string {
  return device === unknownDevice ? words('profile')('unknownDevice') : device;
}
