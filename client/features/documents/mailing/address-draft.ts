import type { StateCode } from '#shared/notarial/state-names.ts';
import type { MailAddress } from '#shared/schemas/mailing.ts';

/** An address as it is entered. */
export type AddressDraft = Omit<MailAddress, 'state'> & { state: StateCode | '' };

export const emptyAddress: AddressDraft = { name: '', line1: '', line2: '', city: '', state: '', zip: '' };

export function isSameAddress(a: AddressDraft | null, b: AddressDraft | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
