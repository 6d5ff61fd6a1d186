import { sql, type RawBuilder } from 'kysely';
import { can, canAny, readsEverything, type Capability } from '#shared/access.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { Role } from '#shared/roles.ts';

/*
 * Need to know: papers that staff with individual capabilities can access. In full: those they claimed, were assigned,
 * decided, revised or uploaded, or have a part of. Without contacts and price: unassigned ones of their pairs, and for
 * revisers those that await a revision. Notaries access papers that await an act.
 */

/** An actor, as far as it decides what they reach. */
interface Reader {
  id: string;
  role: Role;
  capabilities?: readonly Capability[] | null;
  workPairs?: readonly LanguagePair[] | null;
}

const base = (language: RawBuilder<unknown>) => sql`regexp_replace(${language}, ' \\(.*\\)$', '')`;

/** Condition on reviews `alias`: the paper is the reader's own. */
export function isOwnPaper(reader: Pick<Reader, 'id'>, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${reader.id}::uuid in (${column('claimedBy')}, ${column('assignedTo')}, ${column('authenticatedBy')},
    ${column('userId')}) or exists (select from text_revisions round where round.review_id = ${column('id')}
      and ${reader.id}::uuid in (round.translator_id, round.reviser_id))
    or exists (select from review_parts part where part.review_id = ${column('id')} and part.person_id = ${reader.id}::uuid))`;
}

/** Condition on reviews `alias`: the reader may access the paper; undefined for readers of everything. */
export function reachesPaper(reader: Reader, alias: string): RawBuilder<boolean> | undefined {
  if (readsEverything(reader)) return undefined;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const reached = [isOwnPaper(reader, alias)];
  if (canAny(reader, ['translate', 'revise', 'certify'])) reached.push(isFree(reader, alias));
  if (can(reader, 'revise')) reached.push(isWaiting(reader, alias));
  if (can(reader, 'notarize')) reached.push(sql<boolean>`(${column('notarySince')} is not null)`);
  return sql<boolean>`coalesce(${sql.join(reached, sql` or `)}, false)`;
}

/** Unassigned and undecided, of one of the reader's pairs. */
function isFree({ workPairs }: Pick<Reader, 'workPairs'>, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const free = sql<boolean>`${column('status')} = 'pending' and ${column('assignedTo')} is null`;
  return sql<boolean>`(${free} and ${isOfPairs({ workPairs }, alias)})`;
}

/** Awaits a reviser, and is of one of the reader's pairs. */
function isWaiting(reader: Pick<Reader, 'workPairs'>, alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${isOfPairs(reader, alias)} and exists (select from text_revisions round
    where round.review_id = ${sql.ref(`${alias}.id`)} and round.state = 'waiting'))`;
}

function isOfPairs({ workPairs }: Pick<Reader, 'workPairs'>, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if (!workPairs) return sql<boolean>`true`;
  return sql<boolean>`(exists (
    select from jsonb_to_recordset(${JSON.stringify(workPairs)}::jsonb) as pair("from" text, "to" text)
    where ${base(sql`pair."from"`)} = ${base(column('sourceLanguage'))}
      and ${base(sql`pair."to"`)} = ${base(column('targetLanguage'))}))`;
}
