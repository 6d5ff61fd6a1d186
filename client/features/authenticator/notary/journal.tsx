import { BookText } from 'lucide-react';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { houseCurrency } from '#shared/money.ts';
import { actKindWords, actMethodWords } from '#shared/notarial/acts.ts';
import { placeOf } from '#shared/notarial/state-names.ts';
import type { ActView } from '#shared/schemas/notary.ts';

/** The reader's own journal of notarial acts, newest first. */
export function Journal({ page, onPage }: { page: number; onPage: (page: number | undefined) => void }) {
  const journal = trpc.authenticator.journal.useQuery({ page }, { placeholderData: (previous) => previous });
  return (
    <ListPage
      dense
      caption="Journal of notarial acts"
      query={journal}
      columns={columns}
      rowKey={(act) => act.id}
      renderCard={(act) => <ActCard act={act} />}
      error={loadError(journal)}
      errorTitle="Couldn’t load the journal"
      empty={{
        icon: <BookText />,
        title: 'The journal is empty',
        text: 'Each act you record is entered here and can’t be changed.',
      }}
      noun="entries"
      onPage={onPage}
    />
  );
}

const columns: readonly Column<ActView>[] = [
  { key: 'number', header: 'No.', align: 'end', rowHeader: true, cell: (act) => act.journalNumber },
  { key: 'at', header: 'Date and time', cell: (act) => <DateTime value={act.actedAt} className="whitespace-nowrap" /> },
  { key: 'kind', header: 'Act', cell: (act) => <Kind act={act} /> },
  { key: 'document', header: 'Instrument', cell: (act) => <Instrument act={act} /> },
  { key: 'signer', header: 'Signer', cell: (act) => <Signer act={act} /> },
  { key: 'identified', header: 'Identified by', cell: (act) => <span className="wrap-anywhere">{act.identity}</span> },
  { key: 'venue', header: 'Venue', cell: venueOf },
  { key: 'fee', header: 'Fee', align: 'end', cell: (act) => <Money cents={act.feeCents} currency={houseCurrency} /> },
];

function Kind({ act }: { act: ActView }) {
  return (
    <span className="block">
      {actKindWords[act.kind].label}
      <span className="block text-xs text-ink-2">{actMethodWords[act.method]}</span>
    </span>
  );
}

function Instrument({ act }: { act: ActView }) {
  return (
    <span className="block min-w-40 wrap-anywhere">
      {act.instrument ?? act.paperKind}
      {act.instrumentDatedOn === null ? null : (
        <span className="block text-xs text-ink-2">Dated {act.instrumentDatedOn}</span>
      )}
      {act.scanUrl === null ? null : (
        <a href={act.scanUrl} target="_blank" rel="noreferrer" className="block text-xs text-primary underline">
          Open the signed sheet
        </a>
      )}
      {act.sessionReference === null ? null : (
        <span className="block text-xs text-ink-2">Recorded session {act.sessionReference}</span>
      )}
    </span>
  );
}

function Signer({ act }: { act: ActView }) {
  return (
    <span className="block min-w-36 wrap-anywhere">
      <bdi>{act.signerName}</bdi>
      {act.signerAddress === null ? null : <span className="block text-xs text-ink-2">{act.signerAddress}</span>}
      {act.signature === null ? null : <span className="block text-xs text-ink-2">Signed /s/ {act.signature}</span>}
    </span>
  );
}

function venueOf({ venueCounty, venueState }: ActView): string {
  return placeOf({ county: venueCounty, state: venueState });
}

function ActCard({ act }: { act: ActView }) {
  return (
    <Card>
      <p className="font-semibold">
        No. {act.journalNumber} · {actKindWords[act.kind].label}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <DateTime value={act.actedAt} /> · {venueOf(act)}
      </p>
      <div className="mt-3 text-sm">
        <Instrument act={act} />
      </div>
      <div className="mt-2 text-sm text-ink-2">
        <Signer act={act} />
        <p className="mt-1 wrap-anywhere">{act.identity}</p>
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {actMethodWords[act.method]} · Fee <Money cents={act.feeCents} currency={houseCurrency} />
      </p>
    </Card>
  );
}
