import { words } from '#client/ui/words.ts';
import type { TranslationType } from '#shared/translation-types.ts';

/** `Certified Translation, bank statement`, in the page's language. */
export function serviceName(choice: { translationType: TranslationType; isBankStatement: boolean }): string {
  const service = words('offer')(`services.${choice.translationType}.label`);
  return choice.isBankStatement ? words('quotes')('bankStatement', { service }) : service;
}
