import { mailedCopy } from '#shared/mailing.ts';
import { formatCents } from '#shared/money.ts';
import { countOf } from '#shared/plural.ts';
import type { EmailPayload } from './payloads.ts';

/** Words of a receipt's lines. */

/** `Sun, Nov 23, 10:37 PM EST` in the customer's zone; in UTC where it is unknown. */
export function readyBy(dueAt: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(dueAt));
}

/** Service and pages of a line, its rush surcharge and its postage. */
export function lineDetail(line: EmailPayload<'payment-receipt'>['lines'][number]): string {
  const { label, pages, rateCents, surchargeCents = 0, surchargeLabel = '', postageCents = 0 } = line;
  return [
    `${label}, ${countOf(pages, 'page')} at ${formatCents(rateCents)}`,
    ...(surchargeCents > 0 ? [`${surchargeLabel}: ${formatCents(surchargeCents)}`] : []),
    ...(postageCents > 0 ? [`${mailedCopy.label}: ${formatCents(postageCents)}`] : []),
  ].join('; ');
}
