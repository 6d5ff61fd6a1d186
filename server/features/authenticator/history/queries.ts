import { sql, type RawBuilder } from 'kysely';
import type { DeliveryView } from '#shared/schemas/authenticator.ts';
import type { Db } from '../../../db/client.ts';
import { likePattern, type Page } from '../../../db/pagination.ts';
import { countedAtMost, isPersonMatching } from '../../../db/search.ts';
import { tally } from '../../../db/tallies.ts';
import { listDeliveryViews } from '../queries.ts';

/** SQL of delivered translations as their history: everybody's, or (`authenticatedBy`) what one person authenticated. */

interface Reader {
  /** Null: everybody's. */
  authenticatedBy: string | null;
}

function visible(db: Db, { authenticatedBy }: Reader) {
  const all = db.selectFrom('translatedDocuments as t');
  return authenticatedBy === null ? all : all.where('t.authenticatedBy', '=', authenticatedBy);
}

function matching(db: Db, reader: Reader, search: string | undefined) {
  if (!search) return visible(db, reader);
  const pattern = likePattern(search);
  return visible(db, reader).where((eb) =>
    eb.or([
      eb('t.certifiedFilename', 'ilike', pattern),
      eb('t.clientName', 'ilike', pattern),
      eb('t.verificationCode', 'ilike', pattern),
      eb('t.sourceLanguage', 'ilike', pattern),
      eb('t.targetLanguage', 'ilike', pattern),
      isPersonMatching('t.userId', pattern),
    ]),
  );
}

export interface History {
  items: DeliveryView[];
  total: number;
  totals: { documents: number; valueCents: number; pages: number };
}

/** One page of the history, newest first, and the totals of all of it. */
export async function listHistory(
  db: Db,
  params: Reader & { page: Page; search: string | undefined },
): Promise<History> {
  const { page, search } = params;
  const ids = matching(db, params, search)
    .select('t.id')
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id')
    .limit(page.pageSize)
    .offset(page.offset);
  const by = params.authenticatedBy === null ? {} : { by: params.authenticatedBy };
  const some: RawBuilder<number | null> = search ? countedAtMost(matching(db, params, search)) : sql`null`;
  const [items, { found, ...totals }] = await Promise.all([
    listDeliveryViews(db, ids),
    db
      .selectNoFrom([
        tally('translated_documents', by).as('documents'),
        tally('translated_documents', by, 'cents').as('valueCents'),
        tally('translated_documents', by, 'pages').as('pages'),
        some.as('found'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: found ?? totals.documents, totals };
}
