import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { baseCurrencyOf } from '#server/features/company/exchange-rates.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import type { Db } from '#server/platform/db/client.ts';
import { chargedOf, counterSum, moneySums } from '#server/platform/db/counters.ts';
import {
  isAfterKeyset,
  likePattern,
  reverseOffset,
  type Keyset,
  type PageWindow,
} from '#server/platform/db/pagination.ts';
import { cappedCount, isMatching, isPersonMatching } from '#server/platform/db/search.ts';
import { sumInBase, type Apart } from '#shared/base-money.ts';
import { orderLanguages, targetLanguage } from '#shared/languages.ts';
import type { Currency } from '#shared/money.ts';
import type { deliveryLinkInput, DeliveryView } from '#shared/schemas/authenticator.ts';
import type { fileLinkOutput } from '#shared/schemas/documents.ts';
import { findDeliveryView, listDeliveryViews, readDeliveries } from './queries.ts';

/** The history of delivered translations; links to them expire within minutes. */

interface Reader {
  /** Limits the history to one authenticator; null for all. */
  authenticatedBy: string | null;
}

function visible(db: Db, { authenticatedBy }: Reader) {
  const all = db.selectFrom('translatedDocuments as t');
  return authenticatedBy === null ? all : all.where('t.authenticatedBy', '=', authenticatedBy);
}

/** Matches of a search: as one query, and as disjoint parts for `cappedCount`, cheapest first. */
function searched(db: Db, reader: Reader, search: string) {
  const isNamed = (language: string) => language.toLowerCase().includes(search.toLowerCase());
  const all = visible(db, reader);
  if (isNamed(targetLanguage)) return { whole: all, parts: [all] };
  const languages = orderLanguages.filter(isNamed);
  const pattern = likePattern(search);
  const { eb, or, not } = expressionBuilder(all);
  const isInLanguage = eb('t.sourceLanguage', '=', eb.fn.any(eb.val(languages)));
  const isWritten = or([
    isMatching('t.certifiedFilename', pattern),
    isMatching('t.paperKind', pattern),
    isMatching('t.clientName', pattern),
    isMatching('t.verificationCode', pattern),
    isPersonMatching('t.userId', pattern),
  ]);
  return {
    whole: all.where(or([isInLanguage, isWritten])),
    parts: [all.where(isInLanguage), all.where(not(isInLanguage)).where(isWritten)],
  };
}

export interface History {
  items: DeliveryView[];
  total: number;
  totals: { documents: number; valueCents: number; currency: Currency; apart: Apart[]; pages: number };
}

/** One page of the history, newest first, with the totals of the whole history. */
export async function listHistory(
  { db, company }: Pick<Deps, 'db' | 'company'>,
  params: Reader & { page: PageWindow; search: string | undefined },
): Promise<History> {
  const { page, search } = params;
  const found = search ? searched(db, params, search) : undefined;
  const by = params.authenticatedBy === null ? {} : { by: params.authenticatedBy };
  const counted: RawBuilder<number | null> = found ? cappedCount(...found.parts) : sql`null`;
  const { matches, value, ...counts } = await db
    .selectNoFrom([
      counterSum('translated_documents', by).as('documents'),
      moneySums('translated_documents', [by]).as('value'),
      counterSum('translated_documents', by, 'pages').as('pages'),
      counted.as('matches'),
    ])
    .executeTakeFirstOrThrow();
  const { cents: valueCents, ...inBase } = sumInBase(chargedOf(value), await baseCurrencyOf(company));
  const totals = { ...counts, valueCents, ...inBase };
  // The count of a search is capped, so pages cannot be read from the end.
  const { isReversed, limit, offset } = reverseOffset(page, found ? 0 : totals.documents);
  const ids = (found?.whole ?? visible(db, params))
    .select('t.id')
    .orderBy('t.createdAt', isReversed ? 'asc' : 'desc')
    .orderBy('t.id', isReversed ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset);
  const items = await listDeliveryViews(db, ids);
  return { items, total: matches ?? totals.documents, totals };
}

/** Deliveries after the keyset, newest first. */
export function readHistory(
  db: Db,
  { search, ...reader }: Reader & { search: string | undefined },
  { after, limit }: { after: Keyset | undefined; limit: number },
) {
  const found = search ? searched(db, reader, search).whole : visible(db, reader);
  const ids = found
    .select('t.id')
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('t.createdAt', 't.id', after)))
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit);
  return readDeliveries(db, ids);
}

/** A signed link to a delivered translation, for staff. Throws REVIEW_NOT_FOUND. */
export async function linkDelivery(
  deps: Deps,
  { id, disposition }: z.infer<typeof deliveryLinkInput>,
): Promise<z.infer<typeof fileLinkOutput>> {
  const delivery = await findDeliveryView(deps.db, id);
  if (!delivery) throw new AppError('REVIEW_NOT_FOUND');
  return makeFileLink(deps, { kind: 'delivered', id: delivery.id, disposition });
}
