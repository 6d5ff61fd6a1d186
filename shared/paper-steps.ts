/** Steps of an order on paper, done at authorities; which of them the house offers is published by its admins. */

export const paperStepKinds = ['apostille', 'certified_copy', 'originals'] as const;
export type PaperStepKind = (typeof paperStepKinds)[number];

/** `asked`: of the house; `sent`: with the authority; `back`: returned from it. */
export const paperStepStates = ['asked', 'sent', 'back', 'cancelled'] as const;
export type PaperStepState = (typeof paperStepStates)[number];

export const paperStepCancellers = ['customer', 'staff', 'refund'] as const;
export type PaperStepCanceller = (typeof paperStepCancellers)[number];

/** Texts for staff. */
export const paperStepNames: Readonly<Record<PaperStepKind, string>> = {
  apostille: 'Apostille',
  certified_copy: 'Certified copy of the original',
  originals: 'Originals',
};

/** Scans of returned papers. */
export const maxPaperScanPages = 20;
