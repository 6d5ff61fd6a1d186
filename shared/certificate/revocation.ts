/** Why a certificate was revoked, as a class for the public; the reason in words is for staff and the customer. */

export const revocationClasses = ['error', 'fraud', 'payment', 'withdrawn'] as const;
export type RevocationClass = (typeof revocationClasses)[number];

/** Texts for staff; those for customers and the public are in `messages/`. */
export const revocationWords = {
  error: { label: 'Error', hint: 'The translation or the certificate is wrong.' },
  fraud: { label: 'Fraud', hint: 'The original or the order was not genuine.' },
  payment: { label: 'Payment', hint: 'The payment was refunded or disputed.' },
  withdrawn: { label: 'Withdrawn', hint: 'For example at the customer’s request.' },
} as const satisfies Record<RevocationClass, { label: string; hint: string }>;
