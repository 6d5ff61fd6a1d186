import type { EmailPayload } from '../email-payloads.ts';
import type { EmailContext } from './content.ts';
import { formatAmount } from './template.ts';

/** Words of a receipt's lines. */

type Line = EmailPayload<'payment-receipt'>['lines'][number];

/** Service and pages of a line, its rush surcharge, its postage and what fills the order up to the minimum. */
export function lineDetail(line: Line, context: EmailContext): string {
  const { t } = context;
  const { pages, rateCents, surchargeCents = 0, postageCents = 0, topUpCents = 0 } = line;
  const extra = (label: string, cents: number) => t('receipt.extra', { label, amount: formatAmount(cents, context) });
  return [
    t('receipt.line', { service: serviceOf(line, context), pages, rate: formatAmount(rateCents, context) }),
    ...(surchargeCents > 0 ? [extra(speedOf(line, context), surchargeCents)] : []),
    ...(postageCents > 0 ? [extra(t('receipt.mailedCopy'), postageCents)] : []),
    ...(topUpCents > 0 ? [extra(t('receipt.minimum'), topUpCents)] : []),
  ].join(' · ');
}

/** Lines of older releases carry their English words alone. */
function serviceOf({ translationType, isBankStatement = false, label }: Line, { t }: EmailContext): string {
  if (translationType === undefined) return label;
  return t(`receipt.services.${translationType}${isBankStatement ? 'Bank' : ''}`);
}

function speedOf({ speed, surchargeLabel = '' }: Line, { t }: EmailContext): string {
  return speed === undefined ? surchargeLabel : t(`receipt.speeds.${speed}`);
}
