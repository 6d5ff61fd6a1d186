import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { fieldsOf, operationsByArea, type Field, type OpenApi, type Operation } from './description.ts';
import { ScrollingTable } from './scrolling-table.tsx';

const areaTitles: Readonly<Record<string, string>> = {
  auth: 'Account',
  documents: 'Orders and documents',
  folders: 'Folders',
  verification: 'Certificates',
  payments: 'Payments',
  notifications: 'Notifications and webhooks',
  authenticator: 'For authenticators',
  admin: 'For administrators',
};

/** Every operation, event and error of the description. */
export function Reference({ description }: { description: OpenApi }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const areas = useMemo(() => operationsByArea(description), [description]);
  const found = areas.flatMap(([area, operations]) => {
    const own = operations.filter(({ path, procedure = '' }) => `${path} ${procedure}`.toLowerCase().includes(wanted));
    return own.length > 0 ? [[area, own] as const] : [];
  });
  return (
    <div className="grid gap-10">
      <div>
        <SearchInput label="Find an operation" value={search} onSearch={setSearch} />
        <output className="sr-only">
          {wanted === '' ? '' : `${found.flatMap(([, own]) => own).length} operations`}
        </output>
      </div>
      {found.map(([area, operations]) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h3 id={`area-${area}`} className="font-serif text-xl font-semibold">
            {areaTitles[area] ?? area}
          </h3>
          <div className="mt-3 border-y border-line">
            {operations.map((operation) => (
              <OperationDetails key={operation.id} operation={operation} />
            ))}
          </div>
        </section>
      ))}
      {found.length === 0 ? <p className="text-ink-2">No operation has this in its name.</p> : null}
    </div>
  );
}

function OperationDetails({ operation }: { operation: Operation }) {
  const { id, method, path, procedure, summary, scope, codes, input, output } = operation;
  return (
    <details id={id} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 hover:text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="w-11 shrink-0 font-mono text-xs font-semibold text-brass">{method}</span>
        <code className="min-w-0 font-mono text-sm wrap-anywhere">{path}</code>
      </summary>
      <div className="grid gap-5 pb-6 sm:ps-7">
        <p className="text-sm text-ink-2">
          {summary ? `${summary} ` : ''}
          {scope === undefined ? 'Needs no key.' : <Scope scope={scope} />}
          {procedure ? (
            <>
              {' '}
              In TypeScript: <code className="font-mono wrap-anywhere">api.{procedure}</code>.
            </>
          ) : null}
        </p>
        <Fields title="Takes" fields={input} none={method === 'PUT' ? 'The bytes of the file.' : 'Nothing.'} />
        <Fields title="Answers" fields={output} none="An empty object, or a single value." />
        {codes.length > 0 ? (
          <div className="min-w-0">
            <h4 className="text-sm font-semibold">May be refused with</h4>
            <p className="mt-1 font-mono text-xs leading-6 text-ink-2 wrap-anywhere">{codes.join(', ')}</p>
          </div>
        ) : null}
      </div>
    </details>
  );
}

function Scope({ scope }: { scope: string }) {
  if (scope === 'any key') return 'Needs any key.';
  return (
    <>
      Needs the scope <code className="font-mono">{scope}</code>.
    </>
  );
}

function Fields({ title, fields, none }: { title: string; fields: readonly Field[]; none: string }) {
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-semibold">{title}</h4>
      {fields.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{none}</p>
      ) : (
        <dl className="mt-2 grid gap-2 text-sm">
          {fields.map(({ name, type, isRequired, description }) => (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="font-mono wrap-anywhere">
                {name}
                {isRequired ? '' : '?'}
              </dt>
              <dd className="min-w-0">
                <code className="font-mono text-xs text-ink-2 wrap-anywhere">{type}</code>
                {description ? <span className="block text-ink-2">{description}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Scrolls to the row that the page's address names, which is there only once the description has loaded. */
function showAddressed(row: HTMLTableRowElement | null): void {
  if (row && window.location.hash === `#${row.id}`) row.scrollIntoView({ block: 'center' });
}

/** The catalogue's errors by status. */
export function ErrorTable({ description }: { description: OpenApi }) {
  return (
    <ScrollingTable caption="All errors" heads={['Status', 'Code', 'Message']}>
      {Object.entries(description['x-errors']).map(([code, { status, message }]) => (
        <tr
          key={code}
          id={`error-${code}`}
          ref={showAddressed}
          className="border-t border-line align-top target:bg-primary-soft"
        >
          <td className="py-2 pe-4">{status}</td>
          <th scope="row" className="py-2 pe-4 text-start font-mono text-xs font-medium">
            {code}
          </th>
          <td className="min-w-72 py-2 text-ink-2">{message}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** Events of webhooks with their data. */
export function EventTable({ description }: { description: OpenApi }) {
  return (
    <ScrollingTable caption="All events" heads={['Event', 'Meaning', 'Data']}>
      {Object.entries(description.webhooks).map(([type, { post }]) => {
        const body = post.requestBody?.content?.['application/json']?.schema;
        const data = body?.properties?.['data'];
        return (
          <tr key={type} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start font-mono text-xs font-medium">
              {type}
            </th>
            <td className="min-w-56 py-2 pe-4 text-ink-2">{post.summary}</td>
            <td className="py-2 font-mono text-xs">
              {data
                ? fieldsOf(description, data)
                    .map(({ name }) => name)
                    .join(', ')
                : null}
            </td>
          </tr>
        );
      })}
    </ScrollingTable>
  );
}
