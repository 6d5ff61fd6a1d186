/** Ids of the certificate presets, each named after the body that receives the translation. */
export const presetIds = ['uscis', 'eoir', 'ukvi', 'ircc', 'ata', 'naati', 'general'] as const;
export type PresetId = (typeof presetIds)[number];

/** The strictest wording that most readers accept, also for customers who are not sure. */
export const defaultRecipient = 'uscis' satisfies PresetId;

/** Recipients of translations, as named for staff and on certificates. */
export const recipientLabels = {
  uscis: 'USCIS (US immigration)',
  eoir: 'A US immigration court',
  ukvi: 'A UK authority',
  ircc: 'IRCC (Canada)',
  ata: 'A US reader who asks for the ATA form',
  naati: 'An Australian authority',
  general: 'A university or another organization',
} as const satisfies Record<PresetId, string>;

/** Recipients offered in the order form; staff can change an order to any preset. */
export const orderRecipients = ['uscis', 'ukvi', 'ircc', 'general'] as const satisfies readonly PresetId[];

/** An order form's answer. "I am not sure" is kept in the browser; the order stores its preset. */
export type RecipientAnswer = PresetId | 'unsure';

/** The order form's answers to "Who will receive the translation?". */
export const recipientAnswers: readonly RecipientAnswer[] = ['uscis', 'ukvi', 'ircc', 'general', 'unsure'];

export function recipientLabel(answer: RecipientAnswer): string {
  return answer === 'unsure' ? 'Not sure: worded for USCIS' : recipientLabels[answer];
}

export function recipientOf(answer: RecipientAnswer): PresetId {
  return answer === 'unsure' ? defaultRecipient : answer;
}
