import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { revisionReportOutput } from '#shared/schemas/text-revision.ts';
import type { ErrorKind, ErrorSeverity } from '#shared/team/revision.ts';

/** Share of papers that were revised, and errors by kind and translator. */

const dayMs = 24 * 60 * 60 * 1000;

export async function getRevisionReport(
  deps: Pick<Deps, 'db' | 'now'>,
  { days }: { days: number },
): Promise<z.input<typeof revisionReportOutput>> {
  const since = new Date(deps.now().getTime() - days * dayMs);
  const [share, people, errors] = await Promise.all([
    countShare(deps.db, since),
    listPeople(deps.db, since),
    listErrorCounts(deps.db, since),
  ]);
  const byPerson = Map.groupBy(errors, ({ translatorId }) => translatorId);
  return {
    days,
    ...share,
    people: people.map((person) => ({
      ...person,
      errors: (byPerson.get(person.id) ?? []).map(({ kind, severity, count }) => ({ kind, severity, count })),
    })),
  };
}

async function countShare(db: Deps['db'], since: Date) {
  const { rows } = await sql<{ delivered: number; revised: number; waived: number }>`
    select count(*)::int as delivered,
      count(*) filter (where exists (
        select from text_revisions v where v.review_id = r.id and v.state = 'passed'))::int as revised,
      count(*) filter (where exists (select from revision_waivers w where w.review_id = r.id))::int as waived
    from documents_to_be_verified r
    where r.authentication_date >= ${since} and not r.is_correction and r.status in ('completed', 'rejected')`.execute(
    db,
  );
  return rows[0] ?? { delivered: 0, revised: 0, waived: 0 };
}

async function listPeople(db: Deps['db'], since: Date) {
  const { rows } = await sql<{ id: string; name: string; passed: number; returned: number }>`
    select v.translator_id as id, coalesce(p.name, p.email) as name,
      count(*) filter (where v.state = 'passed')::int as passed,
      count(*) filter (where v.state = 'returned')::int as returned
    from text_revisions v join profiles p on p.id = v.translator_id
    where v.closed_at >= ${since} and v.state in ('passed', 'returned')
    group by v.translator_id, p.name, p.email
    order by name, id limit 500`.execute(db);
  return rows;
}

async function listErrorCounts(db: Deps['db'], since: Date) {
  const { rows } = await sql<{ translatorId: string; kind: ErrorKind; severity: ErrorSeverity; count: number }>`
    select v.translator_id as "translatorId", e.kind, e.severity, count(*)::int as count
    from text_revisions v join revision_errors e on e.revision_id = v.id
    where v.closed_at >= ${since} and v.state in ('passed', 'returned')
    group by v.translator_id, e.kind, e.severity
    order by v.translator_id, e.kind, e.severity`.execute(db);
  return rows;
}
