import { z } from 'zod';

export type Decline = { code: string; declineCode: string; message: string };

export type TestCard = {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  decline?: Decline;
};

const testCards: Record<string, { brand: string; decline?: Decline }> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '4000000000000002': { brand: 'visa', decline: declined('generic_decline', 'Your card was declined.') },
  '4000000000009995': { brand: 'visa', decline: declined('insufficient_funds', 'Your card has insufficient funds.') },
  '4000000000009987': { brand: 'visa', decline: declined('lost_card', 'Your card was declined.') },
  '4000000000000069': {
    brand: 'visa',
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  '4000000000000119': {
    brand: 'visa',
    decline: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
};

const unknownCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

/** Default card of the control endpoints. */
export const goodCard: TestCard = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 };

/** Decline of a failed asynchronous payment. */
export const bankDecline: Decline = declined('generic_decline', 'The payment was refused by the bank.');

function declined(declineCode: string, message: string): Decline {
  return { code: 'card_declined', declineCode, message };
}

export const fieldNames = ['email', 'number', 'expiry', 'cvc', 'name'] as const;
export type FieldName = (typeof fieldNames)[number];
export type CardForm = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

const text = z.string().max(200).catch('');
export const cardForm = z.object({ email: text, number: text, expiry: text, cvc: text, name: text });

/** Parses the card form; returns the card, or an error per field in the words of Stripe's page. */
export function readCard(form: CardForm, now: Date): { card: TestCard } | { errors: FieldErrors } {
  const number = form.number.replaceAll(/[\s-]/g, '');
  const expiry = readExpiry(form.expiry);
  const errors: FieldErrors = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim())) errors.email = 'Enter a valid email address.';
  if (!/^\d{13,19}$/.test(number)) errors.number = 'Your card number is incomplete.';
  else if (!passesLuhn(number)) errors.number = 'Your card number is invalid.';
  if (expiry === undefined) errors.expiry = "Your card's expiration date is incomplete.";
  else if (isPast(expiry, now)) errors.expiry = "Your card's expiration date is in the past.";
  if (!/^\d{3,4}$/.test(form.cvc.trim())) errors.cvc = "Your card's security code is incomplete.";
  if (form.name.trim() === '') errors.name = 'Enter the name on your card.';
  if (expiry === undefined || Object.keys(errors).length > 0) return { errors };
  const known = testCards[number] ?? { brand: 'unknown', decline: unknownCard };
  return { card: { ...known, last4: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year } };
}

/** `12/34`, `12 / 2034` or `1234`. */
function readExpiry(value: string): { month: number; year: number } | undefined {
  const found = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$|^(\d{2})(\d{2})$/.exec(value.trim());
  if (found === null) return undefined;
  const month = Number(found[1] ?? found[3]);
  const year = Number(found[2] ?? found[4]);
  return month < 1 || month > 12 ? undefined : { month, year: year < 100 ? 2000 + year : year };
}

/** Cards are valid through their expiry month. */
function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
