import { ExportButton } from '#client/ui/button/export-button.tsx';
import { FilterBar } from '#client/ui/data/filter-bar.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { orderLanguages } from '#shared/languages.ts';
import { reportOrigins, reportOriginWords, reportServices, reportServiceWords, type Period } from '#shared/reports.ts';
import { presetsOf, type ReportSearch } from './report-search.ts';

interface ReportFiltersProps {
  search: ReportSearch;
  period: Period;
  now: Date;
  onChange: (change: Partial<ReportSearch>) => void;
}

const every = (label: string) => ({ value: '', label });
const sources = [every('Every language'), ...orderLanguages.map((value) => ({ value, label: value }))];
const services = [
  every('Every service'),
  ...reportServices.map((value) => ({ value, label: reportServiceWords[value] })),
];
const origins = [every('Every way'), ...reportOrigins.map((value) => ({ value, label: reportOriginWords[value] }))];

/** Filters of a report: its period and properties of its orders. */
export function ReportFilters({ search, period, now, onChange }: ReportFiltersProps) {
  const presets = presetsOf(now);
  const chosen = presets.findIndex((one) => one.period.from === period.from && one.period.to === period.to);
  const pick = (name: 'source' | 'service' | 'origin') => ({
    value: search[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value === '' ? undefined : event.currentTarget.value }),
  });
  return (
    <FilterBar end={<ExportButton path="/files/exports/report.csv" filters={{ from: period.from, to: period.to }} />}>
      <div className="grid w-full grid-cols-2 gap-3 sm:contents max-sm:[&>:first-child]:col-span-2">
        <Field label="Period" hideLabel>
          <Select
            size="sm"
            options={[
              ...presets.map(({ label }, index) => ({ value: String(index), label })),
              ...(chosen < 0 ? [{ value: 'own', label: 'Own days' }] : []),
            ]}
            value={chosen < 0 ? 'own' : String(chosen)}
            onChange={(event) => onChange(presets[Number(event.currentTarget.value)]?.period ?? {})}
          />
        </Field>
        <Field label="From" hideLabel>
          <TextInput
            size="sm"
            type="date"
            max={period.to}
            value={period.from}
            onChange={(event) => event.currentTarget.value && onChange({ ...period, from: event.currentTarget.value })}
          />
        </Field>
        <Field label="To" hideLabel>
          <TextInput
            size="sm"
            type="date"
            min={period.from}
            value={period.to}
            onChange={(event) => event.currentTarget.value && onChange({ ...period, to: event.currentTarget.value })}
          />
        </Field>
        <Field label="Language" hideLabel>
          <Select size="sm" options={sources} {...pick('source')} />
        </Field>
        <Field label="Service" hideLabel>
          <Select size="sm" options={services} {...pick('service')} />
        </Field>
        <Field label="Came by" hideLabel>
          <Select size="sm" options={origins} {...pick('origin')} />
        </Field>
      </div>
    </FilterBar>
  );
}
