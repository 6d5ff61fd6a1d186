import type { Currency } from '#shared/money.ts';
import { emailPayloads, type EmailPayload } from '../email-payloads.ts';
import { truncateTitle } from '../one-line.ts';
import { kindNameIn } from '../paper-names.ts';
import { stateTime } from '../state-texts.ts';
import type { EmailContext, EmailFact } from './content.ts';
import { formatAmount, formatDate, greetingOf, template } from './template.ts';

/** Mails about orders: receipts, refunds, mailed copies, steps on paper and the end of uploaded files. */

export const orderTemplates = {
  'payment-receipt': template(emailPayloads['payment-receipt'], (receipt, context) => {
    const { t, linkTo } = context;
    const { currency } = receipt;
    const total = formatAmount({ cents: receipt.totalCents, currency }, context);
    const lines = receipt.lines.map((line): EmailFact => ({
      label: line.paperKind === undefined ? line.filename : kindNameIn(context.locale, line.paperKind),
      value: formatAmount({ cents: line.totalCents, currency }, context),
      detail: lineDetail({ ...line, currency }, context),
    }));
    return {
      subject: receiptSubject(receipt, context),
      heading: t('receipt.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('receipt.text')],
      facts: [
        { label: t('receipt.number'), value: receipt.receiptNumber },
        { label: t('receipt.date'), value: formatDate(receipt.paidAt, context) },
        ...lines,
        ...(receipt.dueAt
          ? [
              {
                label: t('receipt.readyBy'),
                value: stateTime(receipt.dueAt, { locale: context.locale, timeZone: receipt.timeZone }),
              },
            ]
          : []),
        { label: t('receipt.total'), value: total, emphasis: 'total' },
      ],
      action: { label: t('receipt.action'), url: linkTo('/dashboard/progress') },
      notes: [{ text: t('receipt.note') }, { text: t('receipt.refused') }],
    };
  }),

  'price-asked': template(emailPayloads['price-asked'], (asked, context) => {
    const { t, linkTo } = context;
    const { clientName: client, about, languages, pages, neededBy, dueAt } = asked;
    return {
      subject: t('asked.subject', { client: truncateTitle(client) }),
      heading: t('asked.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('asked.text', { client, date: formatDate(dueAt, context) })],
      facts: [
        { label: t('asked.about'), value: about },
        ...(languages === '' ? [] : [{ label: t('asked.languages'), value: languages }]),
        ...(pages === null ? [] : [{ label: t('asked.pages'), value: String(pages) }]),
        ...(neededBy === null ? [] : [{ label: t('asked.neededBy'), value: formatDate(neededBy, context) }]),
      ],
      action: { label: t('asked.action'), url: linkTo('/admin/price-requests') },
    };
  }),

  'price-offer': template(emailPayloads['price-offer'], ({ totalCents: cents, currency, expiresAt }, context) => {
    const { t, brand, linkTo } = context;
    const said = { total: formatAmount({ cents, currency }, context), date: formatDate(expiresAt, context) };
    return {
      subject: t('offer.subject', { brand: brand.name }),
      heading: t('offer.heading', { total: said.total }),
      greeting: greetingOf(context),
      paragraphs: [t('offer.text', said)],
      action: { label: t('offer.action'), url: linkTo('/dashboard/quotes') },
    };
  }),

  'sources-leaving': template(emailPayloads['sources-leaving'], ({ documents, leavesAt }, context) => {
    const { t, linkTo } = context;
    const date = formatDate(leavesAt, context);
    return {
      subject: t('leaving.subject', { date }),
      heading: t('leaving.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('leaving.text')],
      facts: [
        { label: t('leaving.documents'), value: String(documents) },
        { label: t('leaving.date'), value: date },
      ],
      action: { label: t('leaving.action'), url: linkTo('/dashboard/progress') },
    };
  }),

  'copy-mailed': template(emailPayloads['copy-mailed'], (payload, context) => {
    const { t } = context;
    return {
      subject: t('copy.subject', { file: truncateTitle(payload.filename) }),
      heading: t('copy.heading'),
      greeting: greetingOf(context),
      paragraphs: [t('copy.text')],
      facts: [
        { label: t('facts.file'), value: payload.filename },
        { label: t('copy.carrier'), value: payload.carrier },
        { label: t('copy.tracking'), value: payload.trackingNumber },
      ],
      action: { label: t('copy.action'), url: payload.trackingUrl },
    };
  }),

  'paper-step': template(emailPayloads['paper-step'], ({ filename, step, move, on, tracking, reason }, context) => {
    const { t, linkTo } = context;
    return {
      subject: t(`step.${move}.subject`, { file: truncateTitle(filename) }),
      heading: t(`step.${move}.heading`),
      greeting: greetingOf(context),
      paragraphs: [t(`step.${move}.text`)],
      facts: [
        { label: t('step.step'), value: t(`step.names.${step}`) },
        { label: t('facts.file'), value: filename },
        { label: t('step.date'), value: formatDate(on, context) },
        ...(tracking
          ? [
              { label: t('copy.carrier'), value: tracking.carrier },
              { label: t('copy.tracking'), value: tracking.number },
            ]
          : []),
        ...(reason === undefined ? [] : [{ label: t('facts.reason'), value: reason }]),
      ],
      action: tracking
        ? { label: t('step.track'), url: tracking.url }
        : { label: t('step.action'), url: linkTo('/dashboard/progress') },
    };
  }),

  refund: template(
    emailPayloads.refund,
    ({ receiptNumber, amountCents: cents, currency, way = 'card', reason }, context) => {
      const { t } = context;
      const amount = formatAmount({ cents, currency }, context);
      return {
        subject: t('refund.subject', { amount, number: receiptNumber }),
        heading: t('refund.heading'),
        greeting: greetingOf(context),
        paragraphs: [way === 'hand' ? t('refund.byHand', { amount }) : t('refund.text', { amount })],
        facts: [
          { label: t('receipt.number'), value: receiptNumber },
          ...(reason ? [{ label: t('facts.reason'), value: reason }] : []),
          { label: t('refund.total'), value: amount, emphasis: 'total' as const },
        ],
      };
    },
  ),
};

/** Includes the kind of paper if the order states it. */
function receiptSubject(
  { receiptNumber: number, totalCents: cents, currency, lines }: EmailPayload<'payment-receipt'>,
  context: EmailContext,
) {
  const { t, locale } = context;
  const amount = formatAmount({ cents, currency }, context);
  const named = lines.find(({ paperKind }) => paperKind !== undefined);
  if (named?.paperKind === undefined) return t('receipt.subject', { number, amount });
  const paper = kindNameIn(locale, named.paperKind);
  const others = lines.length - 1;
  return others === 0
    ? t('receipt.subjectOf', { number, amount, paper })
    : t('receipt.subjectMany', { number, amount, paper, others });
}

/** Words of a receipt's lines. */

type Line = EmailPayload<'payment-receipt'>['lines'][number];

/** Service and pages of a line, its rush surcharge, its postage and what fills the order up to the minimum. */
function lineDetail(line: Line & { currency: Currency }, context: EmailContext): string {
  const { t } = context;
  const { pages, rateCents, surchargeCents = 0, postageCents = 0, topUpCents = 0, extraCents = 0 } = line;
  const { feeCents = 0, discountCents = 0, translationType = 'certified', currency } = line;
  const amountOf = (cents: number) => formatAmount({ cents, currency }, context);
  const extra = (label: string, cents: number) => t('receipt.extra', { label, amount: amountOf(cents) });
  return [
    t('receipt.line', { service: serviceOf(line, context), pages, rate: amountOf(rateCents) }),
    ...(surchargeCents > 0 ? [extra(speedOf(line, context), surchargeCents)] : []),
    ...(postageCents > 0 ? [extra(t('receipt.mailedCopy'), postageCents)] : []),
    ...(feeCents > 0 ? [extra(t(`receipt.fees.${translationType}`), feeCents)] : []),
    ...(topUpCents > 0 ? [extra(t('receipt.minimum'), topUpCents)] : []),
    ...(discountCents > 0 ? [extra(t('receipt.discount'), -discountCents)] : []),
    ...(extraCents > 0 ? [extra(t('receipt.extras'), extraCents)] : []),
    ...(extraCents < 0 ? [extra(t('receipt.discount'), extraCents)] : []),
    ...(line.paperKind === undefined ? [] : [line.filename]),
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
