import { PublishForm } from '#client/features/admin/facts/publish-form.tsx';
import { usePublication } from '#client/features/admin/facts/use-publication.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { volumeDiscount } from '#shared/schemas/company.ts';
import type { PublishedFactsView } from '#shared/schemas/published-facts.ts';

interface Row {
  fromPages: string;
  percent: string;
}

const countText = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

const factsOf = (rows: readonly Row[]) => ({
  steps: rows.map((row) => ({ fromPages: countText(row.fromPages), percent: countText(row.percent) })),
});

/** Volume discount of an organization, by pages per calendar month. */
export function VolumeDiscount({ accountId }: { accountId: string }) {
  const query = trpc.admin.volumeDiscount.useQuery({ accountId });
  return (
    <LoadState {...queryState(query)} errorTitle="Couldn’t load the discount">
      {query.data ? (
        <Section
          title="Volume discount"
          description={`Taken off each order by the pages ordered since the month began: ${String(query.data.pages)} so far, ${String(query.data.percent)}%. An order has one discount, this one or a coupon’s, whichever takes off more.`}
        >
          <Steps key={accountId} accountId={accountId} view={query.data} />
        </Section>
      ) : null}
    </LoadState>
  );
}

interface StepsProps {
  accountId: string;
  view: PublishedFactsView<{ steps: readonly { fromPages: number; percent: number }[] }>;
}

function Steps({ accountId, view: { facts, latest, versions } }: StepsProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const publication = usePublication<{ rows: readonly Row[] }>(
    {
      facts: {
        rows: facts.steps.map(({ fromPages, percent }) => ({ fromPages: String(fromPages), percent: String(percent) })),
      },
      ...{ latest, versions },
    },
    {
      publish: ({ rows }, details) =>
        trpcClient.admin.publishVolumeDiscount.mutate({ accountId, facts: factsOf(rows), ...details }),
      onPublished: () => toast.show({ tone: 'ok', title: 'Discount published' }),
      onSettled: () => utils.admin.volumeDiscount.invalidate(),
    },
  );
  const { draft, isTried } = publication;
  const { rows } = draft.value;
  const isValid = volumeDiscount.safeParse(factsOf(rows)).success;
  const setRows = (changed: readonly Row[]) => draft.change({ rows: changed });
  const change = (index: number, changed: Partial<Row>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return (
    <PublishForm
      label="Volume discount"
      action="Publish discount"
      missingReason="Say why the discount changes."
      publication={publication}
      isValid={isValid}
    >
      {rows.length === 0 ? <p className="text-sm text-ink-2">No discount by volume.</p> : null}
      {rows.map((row, index) => (
        // Steps are edited in place and have no id.
        <StepFields
          key={index}
          row={row}
          number={index + 1}
          onChange={(changed) => change(index, changed)}
          onRemove={() => setRows(rows.filter((_row, at) => at !== index))}
        />
      ))}
      {isTried && !isValid ? (
        <p role="alert" className="text-sm text-seal">
          Steps begin at rising numbers of pages, and take off 1 to 90 percent.
        </p>
      ) : null}
      <Button
        className="justify-self-start"
        variant="secondary"
        disabled={rows.length >= 10}
        onClick={() => setRows([...rows, { fromPages: rows.length === 0 ? '0' : '', percent: '' }])}
      >
        Add a step
      </Button>
    </PublishForm>
  );
}

interface StepFieldsProps {
  row: Row;
  number: number;
  onChange: (changed: Partial<Row>) => void;
  onRemove: () => void;
}

function StepFields({ row, number, onChange, onRemove }: StepFieldsProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={`From pages, step ${String(number)}`} className="w-40">
        <TextInput
          inputMode="numeric"
          value={row.fromPages}
          onChange={(event) => onChange({ fromPages: event.currentTarget.value })}
        />
      </Field>
      <Field label={`Percent off, step ${String(number)}`} className="w-40">
        <TextInput
          inputMode="numeric"
          value={row.percent}
          onChange={(event) => onChange({ percent: event.currentTarget.value })}
        />
      </Field>
      <Button variant="quiet" size="sm" aria-label={`Remove step ${String(number)}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
