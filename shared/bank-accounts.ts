/** Bank accounts that take transfers, and the code that fills a transfer in a banking app. */

/** Whether the check digits of an IBAN (ISO 13616) are right. Spaces are allowed. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const digit of moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) {
    rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Eight or eleven letters and digits of ISO 9362. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
}

/** In groups of four, as it is printed. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

export interface Transfer {
  holder: string;
  iban: string;
  /** '' within the SEPA area. */
  bic: string;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  reference: string;
}

const maxAmountCents = 99_999_999_999;
/** Maximum payload of the standard's largest code. */
const maxBytes = 331;

/**
 * Text of the EPC QR code (EPC069-12, version 002), which banking apps of the SEPA area read; null for what such a code cannot
 * hold: another currency than the euro, or no amount.
 */
export function epcText({ holder, iban, bic, amountCents, currency, reference }: Transfer): string | null {
  if (currency.toUpperCase() !== 'EUR' || amountCents < 1 || amountCents > maxAmountCents) return null;
  const amount = `EUR${String(Math.floor(amountCents / 100))}.${String(amountCents % 100).padStart(2, '0')}`;
  const line = (text: string, max: number) =>
    text
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, max);
  // Service tag, version, UTF-8, credit transfer, BIC, name, IBAN, amount, purpose, structured and free reference.
  const head = `${['BCD', '002', '1', 'SCT', bic, line(holder, 70), iban, amount, '', ''].join('\n')}\n`;
  const room = maxBytes - new TextEncoder().encode(head).length;
  let free = line(reference, 140);
  while (new TextEncoder().encode(free).length > room) free = free.slice(0, -1);
  return head + free;
}
