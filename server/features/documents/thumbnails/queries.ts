import { sql, type AliasedRawBuilder } from 'kysely';

/** SQL of pictures of first pages; their keys are columns of documents. */

/** Address of the picture, which changes with it. `documents` is the alias of that table. */
export function thumbnailUrl(documents: string): AliasedRawBuilder<string | null, 'thumbnailUrl'> {
  const column = (name: string) => sql.ref(`${documents}.${name}`);
  return sql<string | null>`case when ${column('thumbnailKey')} is not null then
    '/files/thumbnails/' || ${column('id')} || '?v=' || left(md5(${column('thumbnailKey')}), 8) end`.as('thumbnailUrl');
}
