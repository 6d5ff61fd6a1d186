/** Mailed copies: their states and carriers. The price list has the postage. */

/** One document, printed and mailed flat with tracking within the United States. */
export const mailedCopy = {
  label: 'Mailed copy',
  description: 'Printed and mailed flat, with tracking, to an address in the United States',
} as const;

/** `due`: delivered, and to be mailed. `cancelled`: refunded before it was mailed. */
export const mailingStates = ['ordered', 'due', 'sent', 'cancelled'] as const;
export type MailingState = (typeof mailingStates)[number];

export const carriers = {
  usps: { label: 'USPS', trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  ups: { label: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum=' },
  fedex: { label: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=' },
} as const;
export type Carrier = keyof typeof carriers;
export const carrierIds = Object.keys(carriers) as Carrier[];

export function trackingUrl(carrier: Carrier, trackingNumber: string): string {
  return `${carriers[carrier].trackingUrl}${encodeURIComponent(trackingNumber)}`;
}
