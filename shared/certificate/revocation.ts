/** Why a certificate was revoked, as a class for the public; the reason in words is for staff and the customer. */

export const revocationClasses = ['error', 'fraud', 'payment', 'withdrawn'] as const;
export type RevocationClass = (typeof revocationClasses)[number];

/** `said` is the public reason; `explained` is the customer's sentence. */
export const revocationWords = {
  error: {
    label: 'Error',
    said: 'It contains an error',
    hint: 'The translation or the certificate is wrong.',
    explained: 'We found an error in it.',
  },
  fraud: {
    label: 'Fraud',
    said: 'It must not be relied on',
    hint: 'The original or the order was not genuine.',
    explained: 'We have reason to believe that the original or the order was not genuine.',
  },
  payment: {
    label: 'Payment',
    said: 'Its payment was returned',
    hint: 'The payment was refunded or disputed.',
    explained: 'Its payment was returned to you.',
  },
  withdrawn: {
    label: 'Withdrawn',
    said: 'It was withdrawn',
    hint: 'For example at the customer’s request.',
    explained: 'It was withdrawn.',
  },
} as const satisfies Record<RevocationClass, { label: string; said: string; hint: string; explained: string }>;

/** What the customer can do after a revocation. */
export const afterRevocation: Readonly<Record<RevocationClass, string>> = {
  error: 'Please don’t use the file you downloaded. Write to us, and we’ll issue a corrected one at no charge.',
  fraud: 'Please don’t use the file you downloaded. If you think this is a mistake, write to us.',
  payment:
    'Please don’t use the file you downloaded. If the refund didn’t reach you, or you still need the translation, write to us.',
  withdrawn: 'Please don’t use the file you downloaded. If you still need the translation, write to us.',
};
