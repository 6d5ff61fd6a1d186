import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { answeredPeriods, type AnsweredFindings } from '#shared/schemas/admin.ts';

/** Findings that each authenticator passed with a reason, by rule. */
export function AnsweredFindingsList() {
  const [days, setDays] = useState<(typeof answeredPeriods)[number]>(30);
  const answered = trpc.admin.answeredFindings.useQuery({ days }, { placeholderData: (previous) => previous });
  return (
    <Section
      title="Findings passed with a reason"
      className="mt-8 md:mt-12"
      actions={
        <Field label="Period" hideLabel className="w-44">
          <Select
            size="sm"
            value={String(days)}
            options={answeredPeriods.map((count) => ({ value: String(count), label: `Last ${count} days` }))}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              setDays(answeredPeriods.find((known) => known === chosen) ?? 30);
            }}
          />
        </Field>
      }
    >
      <DataTable
        dense
        caption="Findings passed with a reason"
        columns={columns}
        rows={answered.data?.items ?? []}
        rowKey={(person) => person.userId}
        renderCard={(person) => <AnsweredCard person={person} />}
        {...queryState(answered, 'AUTHENTICATORS_FAILED')}
        errorTitle="Failed to fetch the findings"
        empty={
          <EmptyState
            kind="none"
            icon={<MessageSquareText />}
            title="No finding was passed with a reason"
            text="Reasons that signers give at their decisions are counted here."
          />
        }
      />
    </Section>
  );
}

const columns: readonly Column<AnsweredFindings>[] = [
  {
    key: 'person',
    header: 'Authenticator',
    rowHeader: true,
    className: 'min-w-40',
    cell: (person) => <bdi>{person.name ?? 'No name'}</bdi>,
  },
  { key: 'count', header: 'Findings', align: 'end', cell: (person) => person.count },
  { key: 'rules', header: 'Rules', cell: (person) => <Rules person={person} /> },
];

function Rules({ person }: { person: AnsweredFindings }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {person.rules.map(({ rule, count }) => (
        <li key={rule}>
          <code className="text-xs text-ink-2">{rule}</code> {count}
        </li>
      ))}
    </ul>
  );
}

function AnsweredCard({ person }: { person: AnsweredFindings }) {
  return (
    <Card as="article">
      <p className="flex justify-between gap-3 font-semibold">
        <bdi>{person.name ?? 'No name'}</bdi>
        <span>{person.count}</span>
      </p>
      <div className="mt-3 border-t border-line pt-3">
        <Rules person={person} />
      </div>
    </Card>
  );
}
