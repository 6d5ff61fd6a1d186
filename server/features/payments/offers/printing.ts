import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { InvoiceJob } from '#server/platform/typesetting/print-job.ts';
import { formatMoney } from '#shared/money.ts';
import { findOffer, findRequest } from './queries.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An offer as a PDF, as it was made. Throws OFFER_NOT_FOUND, SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS. */
export async function printOffer(
  deps: Deps,
  { id, accountId, readerId }: { id: string; accountId: string | undefined; readerId: string },
): Promise<{ filename: string; pdf: Buffer }> {
  const offer = await findOffer(deps.db, id);
  const request = offer && (await findRequest(deps.db, offer.requestId));
  if (!request || (accountId !== undefined && request.accountId !== accountId)) throw new AppError('OFFER_NOT_FOUND');
  const number = `${request.id.slice(0, 8).toUpperCase()}-${String(offer.version)}`;
  const job = describeOffer(deps, { number, request, offer });
  try {
    const print = () => deps.typesetter.print(job, `offer:${readerId}`);
    const { pdf } = await deps.fairShares.packets.run(readerId, print);
    return { filename: `offer-${number}.pdf`, pdf: Buffer.from(pdf) };
  } catch (error) {
    throw error instanceof PrintError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

interface Printed {
  number: string;
  request: NonNullable<Awaited<ReturnType<typeof findRequest>>>;
  offer: NonNullable<Awaited<ReturnType<typeof findOffer>>>;
}

function describeOffer({ env: { brand } }: Deps, { number, request, offer }: Printed): InvoiceJob {
  const { currency, createdAt, expiresAt, acceptedAt, acceptedName } = offer;
  return {
    title: `Offer ${number}`,
    subtitle: 'Certified translation services',
    brand: brand.legalName,
    date: [createdAt.getUTCFullYear(), createdAt.getUTCMonth() + 1, createdAt.getUTCDate()],
    parties: [
      { label: 'From', lines: [brand.legalName, brand.address] },
      { label: 'For', lines: [request.customerName ?? request.customerEmail] },
    ],
    facts: [
      { label: 'Date', value: dateFormat.format(createdAt) },
      { label: 'Valid until', value: dateFormat.format(expiresAt) },
      ...(acceptedAt === null
        ? []
        : [{ label: 'Accepted', value: `${acceptedName ?? ''}, ${dateFormat.format(acceptedAt)}` }]),
    ],
    columns: ['Document', '', '', 'Amount'],
    invoiceLines: offer.lines.map(({ text, amountCents: cents }) => ({
      ...{ title: text, details: [], pages: '', rate: '' },
      total: formatMoney({ cents, currency }),
    })),
    totals: [{ label: 'Total', amount: formatMoney({ cents: offer.totalCents, currency }), isMain: true }],
    remarks: offer.note === '' ? [] : [offer.note],
    contact: `${brand.legalName} · ${brand.supportEmail} · ${brand.supportPhone}`,
  };
}
