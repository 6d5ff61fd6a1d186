/** Name of a device with an unknown user agent, shown in the reader's language. */
export const unknownDevice = 'Unknown device';

/** The two names of `Chrome on Windows`; undefined for a single name. */
export function splitDevice(device: string): { browser: string; system: string } | undefined {
  const [browser = '', system] = device.split(' on ');
  return system === undefined ? undefined : { browser, system };
}
