import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { tooLongPromises } from '#shared/promise/office-calendar.ts';
import { officeCalendar, type OfficeCalendar } from '#shared/schemas/calendar.ts';
import { ChosenFacts, keepsChoices } from '../facts/chosen-facts.tsx';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { schemaFault } from '../facts/facts-words.ts';
import { CalendarForm } from './calendar-form.tsx';
import type { CalendarSearch, ChoiceProps } from './house-search.ts';
import { ruleLabels } from './promise-rules.tsx';

/** Opening hours and promised times of the offices. */
export function CalendarPage({ search, onChange }: ChoiceProps<CalendarSearch>) {
  const { office = '' } = search;
  const calendar = trpc.admin.calendar.useQuery({ office }, keepsChoices);
  const utils = trpc.useUtils();
  return (
    <Page width="wide">
      <PageHeader
        title="Calendar"
        description="Hours, holidays and promised times. A promise keeps the calendar that it was made by."
      />
      <ChosenFacts
        query={calendar}
        errorTitle="Couldn’t load the calendar"
        renderChoices={({ offices }) =>
          offices.length > 1 ? (
            <Field label="Office" className="mb-6 max-w-60">
              <Select
                options={offices.map((one) => ({ value: one.office, label: one.name }))}
                value={office}
                onChange={({ currentTarget: { value } }) => onChange({ office: value === '' ? undefined : value })}
              />
            </Field>
          ) : null
        }
      >
        {(data) => (
          <FactsEditor
            key={office}
            place={{ kind: 'calendar', scope: office }}
            view={data}
            publish={(facts, details) => trpcClient.admin.publishCalendar.mutate({ office, facts, ...details })}
            onChanged={() => Promise.all([utils.admin.calendar.invalidate(), utils.payments.readyBy.invalidate()])}
            faultOf={faultOf}
          >
            {(facts, change) => <CalendarForm facts={facts} countries={data.countries} onChange={change} />}
          </FactsEditor>
        )}
      </ChosenFacts>
    </Page>
  );
}

function faultOf(facts: OfficeCalendar): string | undefined {
  // Opening hours have the key `hours`, too.
  const { hours: _hours, ...labels } = ruleLabels;
  const refused = schemaFault(officeCalendar, facts, labels);
  return refused ?? tooLongPromises(facts).map((fault) => `${fault}.`)[0];
}
