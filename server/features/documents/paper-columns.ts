import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import type { CertifiedPaper } from '#shared/certificate/title.ts';

/** Columns of papers in lists: order, certificate and picture. */

/** Facts stated by the document's current certificate, by the column of its id; null before certification. */
export function certifiedPaper(documentId: string): AliasedRawBuilder<CertifiedPaper | null, 'certified'> {
  return sql<CertifiedPaper | null>`(select current.certified from certificates current
    where current.document_id = ${sql.ref(documentId)} and current.superseded_at is null)`.as('certified');
}

/** The same for reviews; while an act is pending, the facts of the decision. `reviews` is the alias of that table. */
export function decidedPaper(reviews: string): AliasedRawBuilder<CertifiedPaper | null, 'certified'> {
  const column = (name: string) => sql.ref(`${reviews}.${name}`);
  return sql<CertifiedPaper | null>`coalesce(
    case when ${column('notarySince')} is not null then
      (select jsonb_set(jsonb_set('{}', '{holders}', jsonb_path_query_array(held.statement, '$.facts.holders[*].name')),
        '{paperKind}', held.statement #> '{facts,paperKind}')
        from notarial_requests held where held.review_id = ${column('id')} and held.closed_at is null) end,
    (select current.certified from certificates current
      where current.document_id = ${column('documentId')} and current.superseded_at is null))`.as('certified');
}

/** What the customer ordered: the kind of paper and whose it is. `documents` is the alias of that table. */
export function orderedPaper(documents: string): AliasedRawBuilder<CertifiedPaper | null, 'ordered'> {
  return sql<CertifiedPaper | null>`case when ${sql.ref(`${documents}.paperKind`)} is not null then
    json_build_object('paperKind', ${sql.ref(`${documents}.paperKind`)}, 'holders', coalesce(
      (select json_agg(named.name order by named.position) from document_people named
        where named.document_id = ${sql.ref(`${documents}.id`)}), '[]')) end`.as('ordered');
}

/** True where the current certificate of a document names a kind or holder that matches `pattern`. For few documents. */
export function isCertifiedMatching(documentId: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from certificates current
    where current.document_id = ${sql.ref(documentId)} and current.superseded_at is null
      and current.search_text like search_fold(${pattern}))`;
}

/** The same over all documents: the subquery runs first, so that the rows come from the index of the ids. */
export function isAnyCertifiedMatching(documentId: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(documentId)} = any(array(select current.document_id from certificates current
    where current.superseded_at is null and current.search_text like search_fold(${pattern})))`;
}

/** Address of the picture, which changes with it. `documents` is the alias of that table. */
function thumbnailUrl(documents: string): AliasedRawBuilder<string | null, 'thumbnailUrl'> {
  const column = (name: string) => sql.ref(`${documents}.${name}`);
  return sql<string | null>`case when ${column('thumbnailKey')} is not null then
    '/files/thumbnails/' || ${column('id')} || '?v=' || left(md5(${column('thumbnailKey')}), 8) end`.as('thumbnailUrl');
}

/** Columns of lists beside the certificate: order, picture and date. */
export function paperColumns(documents: string) {
  const neededBy = sql<string | null>`${sql.ref(`${documents}.neededBy`)}::text`.as('neededBy');
  return [orderedPaper(documents), thumbnailUrl(documents), neededBy] as const;
}
