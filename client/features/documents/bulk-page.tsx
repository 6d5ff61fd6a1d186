import { Link } from '@tanstack/react-router';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { sourceLanguages } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { formatMoney, inHouse } from '#shared/money.ts';
import type { BulkColumn } from '#shared/schemas/bulk.ts';
import { useBulk, type Bulk } from './use-bulk.ts';

const columnNames: Readonly<Record<BulkColumn, string>> = {
  clientName: 'Client name',
  language: 'Language',
  type: 'Type',
  reference: 'Reference',
  filename: 'Filename',
};

/** Many orders at once: a CSV, its files, a dry run, then all or nothing. */
export function BulkPage() {
  const bulk = useBulk();
  const { csv, files, busy, checked, sent } = bulk;
  return (
    <Page width="reading">
      <PageHeader
        title="Bulk order"
        description={`One CSV with up to ${limits.bulkLines.toLocaleString('en-US')} orders and their files. Nothing is created until every line is right.`}
      />
      <Section
        title="1. The list"
        description={`A header line names the columns: ${Object.values(columnNames).join(', ')}. Languages: ${sourceLanguages.join(', ')}. Types: certified, notarized, certified bank statement, notarized bank statement. Orders with a reference go to the matter of that reference.`}
      >
        <Dropzone
          label={csv ? csv.name : 'Choose the CSV'}
          limits="CSV, up to 4 MB"
          accept={{ 'text/csv': ['.csv'] }}
          state={busy ? 'reading' : 'idle'}
          slim={csv !== undefined}
          onFiles={([file]) => {
            if (file) bulk.setCsv(file);
          }}
        />
      </Section>
      <Section
        title="2. The files"
        description="Named as in the list: PDF, JPEG or PNG, each up to 10 MB and 50 pages."
      >
        <Dropzone
          label={files.length > 0 ? `${files.length} files chosen` : 'Choose the files'}
          limits="PDF, JPEG or PNG"
          accept={{ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
          multiple
          state={busy ? 'reading' : 'idle'}
          slim={files.length > 0}
          onFiles={bulk.setFiles}
        />
      </Section>
      <Section ref={keepFocus} title="3. Check and order">
        <FailureAlert failure={bulk.failure} />
        {bulk.read ? (
          <Progress
            label="Files read"
            value={(100 * bulk.read.done) / Math.max(1, bulk.read.total)}
            valueText={`${bulk.read.done} of ${bulk.read.total}`}
          />
        ) : null}
        {checked ? <Checked checked={checked} /> : null}
        {sent ? <SentFiles sent={sent} /> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="secondary" wide="phone" disabled={!csv} busy={busy === 'checking'} onClick={bulk.check}>
            Check
          </Button>
          {checked?.faults.length === 0 && checked.orders > 0 ? (
            <Button wide="phone" busy={busy === 'sending'} onClick={bulk.create}>
              Create {checked.orders} {checked.orders === 1 ? 'Order' : 'Orders'}
            </Button>
          ) : null}
          {sent && !busy ? (
            <ButtonLink render={<Link to="/dashboard/progress" />} wide="phone">
              See Orders
            </ButtonLink>
          ) : null}
        </div>
      </Section>
    </Page>
  );
}

function Checked({
  checked: { orders, faults, pages, totalCents, surplus },
}: {
  checked: NonNullable<Bulk['checked']>;
}) {
  if (faults.length === 0) {
    return (
      <InlineAlert
        tone={orders > 0 ? 'ok' : 'warn'}
        announce
        title={orders > 0 ? 'Every line and file is right' : 'The list is empty'}
      >
        {orders > 0
          ? `${orders} ${orders === 1 ? 'order' : 'orders'}, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${formatMoney(inHouse(totalCents))}. Nothing was created yet.`
          : 'It has no line below its header.'}
        {surplus.length > 0 ? (
          <span className="mt-1 block wrap-anywhere">
            {surplus.length === 1
              ? 'One chosen file is in no line: '
              : `${surplus.length} chosen files are in no line: `}
            {surplus.slice(0, 5).join(', ')}
            {surplus.length > 5 ? ', …' : ''}
          </span>
        ) : null}
      </InlineAlert>
    );
  }
  const rows = faults.map((fault, index) => ({ ...fault, key: String(index) }));
  const lineOf = (line: number) => (line > 0 ? String(line) : '–');
  return (
    <>
      <InlineAlert
        tone="error"
        announce
        title={`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`}
        className="mb-4"
      >
        Nothing was created. Correct the list or its files, then check again.
      </InlineAlert>
      <DataTable
        caption="Faults"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: 'Line', align: 'end', rowHeader: true, cell: ({ line }) => lineOf(line) },
          { key: 'column', header: 'Column', cell: ({ column }) => (column ? columnNames[column] : 'Whole line') },
          { key: 'say', header: 'What to change', cell: ({ say }) => say, className: 'wrap-anywhere' },
        ]}
        renderCard={({ line, column, say }) => (
          <div className="rounded-card border border-line bg-sheet p-4">
            <p className="font-semibold">
              {line > 0 ? `Line ${line}` : 'Files'}
              {column ? `, ${columnNames[column]}` : ''}
            </p>
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">{say}</p>
          </div>
        )}
      />
    </>
  );
}

function SentFiles({ sent: { done, total, failed } }: { sent: NonNullable<Bulk['sent']> }) {
  return (
    <div className="mt-4">
      <Progress
        label="Files uploaded"
        value={total === 0 ? 100 : (100 * done) / total}
        valueText={`${done} of ${total}`}
      />
      {failed.length > 0 ? (
        <InlineAlert tone="warn" announce title={`${failed.length} not uploaded`} className="mt-4">
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {failed.map(({ filename, text }) => (
              <li key={filename}>
                <bdi className="wrap-anywhere">{filename}</bdi>: {text}
              </li>
            ))}
          </ul>
          <p className="mt-2">Their orders wait as drafts. Press Create again to repeat the upload.</p>
        </InlineAlert>
      ) : null}
    </div>
  );
}
