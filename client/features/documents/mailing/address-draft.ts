import { homeCountry } from '#shared/money.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';

/** An address as it is entered. */
export type AddressDraft = MailAddress;

export const emptyAddress: AddressDraft = {
  ...{ name: '', line1: '', line2: '', city: '', country: homeCountry, state: '', zip: '' },
};

export function isSameAddress(a: AddressDraft | null, b: AddressDraft | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
