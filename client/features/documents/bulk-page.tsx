import { Link } from '@tanstack/react-router';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { inShown } from '#client/lib/prices.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { currentLocale, formatTag, words } from '#client/ui/words.ts';
import { sourceLanguages } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { directionOf } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';
import type { BulkColumn, BulkFault } from '#shared/schemas/bulk.ts';
import { useBulk, type Bulk } from './use-bulk.ts';

/** Column names of the list's header, the same in every language. */
const columnNames: Readonly<Record<BulkColumn, string>> = {
  clientName: 'Client name',
  language: 'Language',
  type: 'Type',
  reference: 'Reference',
  filename: 'Filename',
};

/** Values accepted in the list's column, in English. */
const types = 'certified, notarized, certified bank statement, notarized bank statement';

/** Isolates Latin names within right-to-left sentences. */
function isolate(text: string): string {
  return directionOf(currentLocale()) === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** A fault's text in the page's language; faults of files come with their text. */
function sayOf({ say, code, figures = {} }: Pick<BulkFault, 'say' | 'code' | 'figures'>): string {
  if (code === undefined) return say;
  return words('bulk')(`fault.${code}`, {
    max: String(figures.max),
    found: String(figures.found),
    expected: String(figures.expected),
    first: String(figures.first),
    languages: sourceLanguages.join(', '),
    types,
  });
}

/** Many orders at once: a CSV, its files, a dry run, then all or nothing. */
export function BulkPage() {
  const t = words('bulk');
  const bulk = useBulk();
  const { csv, files, busy, checked, sent } = bulk;
  return (
    <Page width="reading">
      <PageHeader title={t('title')} description={t('description', { count: limits.bulkLines })} />
      <Section
        title={t('list.title')}
        description={t('list.text', {
          columns: isolate(Object.values(columnNames).join(', ')),
          languages: isolate(sourceLanguages.join(', ')),
          types: isolate(types),
        })}
      >
        <Dropzone
          label={csv ? csv.name : t('list.choose')}
          limits={t('list.limits')}
          accept={{ 'text/csv': ['.csv'] }}
          state={busy ? 'reading' : 'idle'}
          slim={csv !== undefined}
          onFiles={([file]) => {
            if (file) bulk.setCsv(file);
          }}
        />
      </Section>
      <Section title={t('files.title')} description={t('files.text')}>
        <Dropzone
          label={files.length > 0 ? t('files.chosen', { count: files.length }) : t('files.choose')}
          limits={t('files.limits')}
          accept={{ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
          multiple
          state={busy ? 'reading' : 'idle'}
          slim={files.length > 0}
          onFiles={bulk.setFiles}
        />
      </Section>
      <Section ref={keepFocus} title={t('check.title')}>
        <FailureAlert failure={bulk.failure} />
        {bulk.read ? (
          <Progress
            label={t('check.read')}
            value={(100 * bulk.read.done) / Math.max(1, bulk.read.total)}
            valueText={t('check.done', bulk.read)}
          />
        ) : null}
        {checked ? <Checked checked={checked} /> : null}
        {sent ? <SentFiles sent={sent} /> : null}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="secondary" wide="phone" disabled={!csv} busy={busy === 'checking'} onClick={bulk.check}>
            {t('check.action')}
          </Button>
          {checked?.faults.length === 0 && checked.orders > 0 ? (
            <Button wide="phone" busy={busy === 'sending'} onClick={bulk.create}>
              {t('check.create', { count: checked.orders })}
            </Button>
          ) : null}
          {sent && !busy ? (
            <ButtonLink render={<Link to="/dashboard/progress" />} wide="phone">
              {t('check.orders')}
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
  const t = words('bulk');
  const names = isolate(surplus.slice(0, 5).join(', '));
  if (faults.length === 0) {
    return (
      <InlineAlert tone={orders > 0 ? 'ok' : 'warn'} announce title={orders > 0 ? t('right') : t('empty')}>
        {orders > 0
          ? t('ready', { orders, pages, price: formatMoney(inShown(totalCents), formatTag()) })
          : t('emptyText')}
        {surplus.length > 0 ? (
          <span className="mt-1 block wrap-anywhere">
            {t('surplus', { count: surplus.length, names: surplus.length > 5 ? t('more', { names }) : names })}
          </span>
        ) : null}
      </InlineAlert>
    );
  }
  const rows = faults.map((fault, index) => ({ ...fault, key: String(index) }));
  const lineOf = (line: number) => (line > 0 ? String(line) : '–');
  return (
    <>
      <InlineAlert tone="error" announce title={t('faults', { count: faults.length })} className="mb-4">
        {t('faultsText')}
      </InlineAlert>
      <DataTable
        caption={t('caption')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: t('line'), align: 'end', rowHeader: true, cell: ({ line }) => lineOf(line) },
          { key: 'column', header: t('column'), cell: ({ column }) => (column ? columnNames[column] : t('wholeLine')) },
          { key: 'say', header: t('say'), cell: (fault) => isolate(sayOf(fault)), className: 'wrap-anywhere' },
        ]}
        renderCard={({ line, column, ...fault }) => (
          <div className="rounded-card border border-line bg-sheet p-4">
            <p className="font-semibold">
              {line > 0 ? t('atLine', { line }) : t('atFiles')}
              {column ? `, ${columnNames[column]}` : ''}
            </p>
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">
              <bdi>{sayOf(fault)}</bdi>
            </p>
          </div>
        )}
      />
    </>
  );
}

function SentFiles({ sent: { done, total, failed } }: { sent: NonNullable<Bulk['sent']> }) {
  const t = words('bulk');
  return (
    <div className="mt-4">
      <Progress
        label={t('uploaded')}
        value={total === 0 ? 100 : (100 * done) / total}
        valueText={t('check.done', { done, total })}
      />
      {failed.length > 0 ? (
        <InlineAlert tone="warn" announce title={t('notUploaded', { count: failed.length })} className="mt-4">
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {failed.map(({ filename, text }) => (
              <li key={filename}>
                <bdi className="wrap-anywhere">{filename}</bdi>: {text}
              </li>
            ))}
          </ul>
          <p className="mt-2">{t('waiting')}</p>
        </InlineAlert>
      ) : null}
    </div>
  );
}
