import { formatTag } from '#client/ui/words.ts';
import { documentErrors } from '#shared/catalogue/document-errors.ts';
import type { ErrorDetails } from '#shared/catalogue/entry.ts';
import { paymentErrors } from '#shared/catalogue/payment-errors.ts';
import { formatMoney, houseCurrency, isCurrency } from '#shared/money.ts';
import { addErrorTexts, writeDetailsWith } from './error-texts.ts';

/** Registers the error texts of orders and payments. */
addErrorTexts({ ...documentErrors, ...paymentErrors });
writeDetailsWith(withAmounts);

/** Amounts as the page writes them: `totalCents` replaces the server's English `total`. Without a currency it is the house's. */
function withAmounts(details: ErrorDetails = {}): ErrorDetails {
  const { currency: stated } = details;
  const currency = typeof stated === 'string' && isCurrency(stated) ? stated : houseCurrency;
  const written: Record<string, ErrorDetails[string]> = { ...details };
  for (const [name, detail] of Object.entries(details)) {
    if (typeof detail === 'number' && name.endsWith('Cents'))
      written[name.slice(0, -5)] = formatMoney({ cents: detail, currency }, formatTag());
  }
  return written;
}
