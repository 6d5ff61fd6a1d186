import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { RevisionReport as Report } from '#shared/schemas/text-revision.ts';
import { errorKindLabel, errorKinds, errorSeverities, errorSeverityLabel } from '#shared/team/revision.ts';

type Person = Report['people'][number];

const columns: readonly Column<Person>[] = [
  { key: 'name', header: 'Translator', rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'passed', header: 'Passed', align: 'end', cell: ({ passed }) => passed },
  { key: 'returned', header: 'Returned', align: 'end', cell: ({ returned }) => returned },
  { key: 'errors', header: 'Errors', cell: errorsOf },
];

/** Share of papers that a second person revised, and the errors in them by translator and kind. */
export function RevisionReport() {
  const query = trpc.admin.revisionReport.useQuery();
  const { data } = query;
  return (
    <Section
      title="Revisions"
      description={
        data
          ? `In the last ${countOf(data.days, 'day')}, ${String(data.revised)} of ${countOf(data.delivered, 'delivered paper')} ${data.revised === 1 ? 'was' : 'were'} revised by a second person${data.waived > 0 ? `, and ${String(data.waived)} waived` : ''}.`
          : undefined
      }
    >
      <DataTable
        dense
        caption="Revisions by translator"
        columns={columns}
        rows={data?.people ?? []}
        rowKey={({ id }) => id}
        {...queryState(query)}
        errorTitle="The revisions could not be loaded"
        empty={<EmptyState kind="none" title="Nothing was revised in these days" />}
        renderCard={(person) => (
          <div className="grid gap-1 rounded-card border border-line bg-sheet p-4 text-sm">
            <p className="font-semibold">
              <bdi>{person.name}</bdi>
            </p>
            <p>
              {person.passed} passed, {person.returned} returned
            </p>
            <p className="text-ink-2">{errorsOf(person)}</p>
          </div>
        )}
      />
    </Section>
  );
}

/** `Terminology 3 (1 major)`, by kind. */
function errorsOf({ errors }: Person): string {
  const parts = errorKinds.flatMap((kind) => {
    const own = errors.filter((error) => error.kind === kind);
    const total = own.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return [];
    const grave = errorSeverities
      .filter((severity) => severity !== 'minor')
      .flatMap((severity) => {
        const count = own.find((error) => error.severity === severity)?.count ?? 0;
        return count === 0 ? [] : [`${String(count)} ${errorSeverityLabel[severity].toLowerCase()}`];
      });
    return [`${errorKindLabel[kind]} ${String(total)}${grave.length > 0 ? ` (${grave.join(', ')})` : ''}`];
  });
  return parts.length === 0 ? 'None' : parts.join(', ');
}
