import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';

const formats = [
  { path: 'e-invoices.zip', label: 'Electronic invoices (EN 16931)' },
  { path: 'datev.csv', label: 'DATEV' },
  { path: 'saft-pt.xml', label: 'SAF-T (PT)' },
] as const;

function thisYear() {
  const year = String(new Date().getUTCFullYear());
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** A seller's books of a period, as its accountant reads them. */
export function BooksDialog() {
  const [period, setPeriod] = useState(thisYear);
  const [office, setOffice] = useState('');
  const { data } = trpc.admin.seller.useQuery({ office: '' });
  const isPeriod = period.from !== '' && period.from <= period.to && period.from.slice(0, 4) === period.to.slice(0, 4);
  const query = new URLSearchParams({ office, ...period }).toString();
  return (
    <Dialog
      title="Books of a period"
      size="md"
      trigger={
        <Button size="sm" variant="secondary">
          For the accountant…
        </Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {data && data.offices.length > 1 ? (
          <Field label="Seller" className="md:col-span-2">
            <Select
              options={data.offices.map(({ office: value, name }) => ({ value, label: name }))}
              value={office}
              onChange={(event) => setOffice(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        <Field label="From">
          <TextInput
            type="date"
            value={period.from}
            onChange={(event) => setPeriod({ ...period, from: event.currentTarget.value })}
          />
        </Field>
        <Field label="To" error={isPeriod ? undefined : 'Days of one calendar year.'}>
          <TextInput
            type="date"
            value={period.to}
            onChange={(event) => setPeriod({ ...period, to: event.currentTarget.value })}
          />
        </Field>
        <p className="text-sm text-ink-2 md:col-span-2">
          Each invoice and credit note of the period, both days included, as it was issued. Those from before a seller
          was published have no electronic form.
        </p>
        <div className="flex flex-wrap gap-2 md:col-span-2">
          {isPeriod
            ? formats.map(({ path, label }) => (
                <ExportButton key={path} path={`/files/exports/${path}?${query}`}>
                  {label}
                </ExportButton>
              ))
            : null}
        </div>
      </div>
    </Dialog>
  );
}
