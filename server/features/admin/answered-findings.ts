import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#server/platform/db/client.ts';
import type { adminAnsweredFindings } from '#shared/schemas/admin.ts';
import { textReasonMin } from '#shared/translation-checks/rules.ts';

/**
 * Findings that staff passed with a reason, per person and rule, from the events of decisions and revisions. A notarial act repeats
 * the statement of the decision that it follows, which is counted at the decision. Erased documents leave the count.
 */
export async function countAnsweredFindings(
  db: Db,
  { now, days }: { now: Date; days: number },
): Promise<z.input<typeof adminAnsweredFindings>> {
  const { rows } = await sql<{ userId: string; name: string | null; rule: string; count: number }>`
    select p.id as user_id, p.name, answer ->> 'rule' as rule, count(*)::int as count
    from document_events e
    join profiles p on p.id = e.actor_id
    cross join lateral (
      select jsonb_array_elements(coalesce(e.details -> 'reasons', '[]')) as answer
      union all select jsonb_array_elements(coalesce(e.details -> 'acknowledgements', '[]'))
      union all select jsonb_array_elements(coalesce(e.details #> '{text,acknowledgements}', '[]'))
    ) answers
    where e.created_at > ${now}::timestamptz - make_interval(days => ${days}) and e.created_at <= ${now} and not e.details ? 'act'
      and e.details ? 'checklist'
      and length(trim(answer ->> 'reason')) >= ${textReasonMin}
    group by p.id, p.name, rule
    order by count(*) desc, rule`.execute(db);
  const people = Map.groupBy(rows, ({ userId }) => userId);
  const items = [...people].map(([userId, own]) => ({
    userId,
    name: own[0]?.name ?? null,
    count: own.reduce((total, { count }) => total + count, 0),
    rules: own.map(({ rule, count }) => ({ rule, count })),
  }));
  return { items: items.toSorted((one, other) => other.count - one.count) };
}
