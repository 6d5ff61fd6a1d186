import { useState } from 'react';
import { loadError } from '#client/lib/load-error.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { officeCalendar } from '#shared/schemas/calendar.ts';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { CalendarForm } from './calendar-form.tsx';

/** When the house works, and what it promises. */
export function CalendarPage() {
  const [office, setOffice] = useState('');
  // The offices stay while another one's calendar loads, and with them the focus.
  const calendar = trpc.admin.calendar.useQuery({ office }, { placeholderData: (last) => last });
  const { data } = calendar;
  const utils = trpc.useUtils();
  return (
    <Page width="wide">
      <PageHeader
        title="Calendar"
        description="Hours, holidays and promised times. A promise keeps the calendar that it was made by."
      />
      {data && data.offices.length > 1 ? (
        <Field label="Office" className="mb-6 max-w-60">
          <Select
            options={data.offices.map((one) => ({ value: one.office, label: one.name }))}
            value={office}
            onChange={(event) => setOffice(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      <LoadState
        loading={calendar.isPending || calendar.isPlaceholderData}
        error={loadError(calendar)}
        errorTitle="Couldn’t load the calendar"
        onRetry={() => void calendar.refetch()}
        isEmpty={false}
        empty={null}
      >
        {data ? (
          <FactsEditor
            key={office}
            place={{ kind: 'calendar', scope: office }}
            view={data}
            publish={(facts, details) => trpcClient.admin.publishCalendar.mutate({ office, facts, ...details })}
            onChanged={() => Promise.all([utils.admin.calendar.invalidate(), utils.payments.readyBy.invalidate()])}
            faultOf={(facts) => {
              const [issue] = officeCalendar.safeParse(facts).error?.issues ?? [];
              return issue && `${issue.path.join(' ')}: ${issue.message}`;
            }}
          >
            {(facts, change) => <CalendarForm facts={facts} countries={data.countries} onChange={change} />}
          </FactsEditor>
        ) : null}
      </LoadState>
    </Page>
  );
}
