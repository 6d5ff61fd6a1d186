import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { AuthenticatorView } from '#shared/schemas/admin.ts';

/** Authenticators with their totals; each links to their decisions. */
export function AuthenticatorList() {
  const authenticators = trpc.admin.authenticators.useQuery();
  const summary = authenticators.data?.summary;
  return (
    <>
      <StatStrip label="Authenticator totals">
        <Stat label="Authenticators" value={summary?.authenticators ?? '–'} />
        <Stat label="Active" value={summary?.active ?? '–'} hint="reviewing right now" />
        <Stat label="Documents Processed" value={summary?.processed ?? '–'} />
        <Stat label="Documents Pending" value={summary?.pending ?? '–'} hint="assigned, not decided yet" />
      </StatStrip>
      <Section title="Authenticators" className="mt-8 md:mt-12">
        <DataTable
          dense
          caption="Authenticators"
          columns={columns}
          rows={authenticators.data?.items ?? []}
          rowKey={(person) => person.id}
          renderCard={(person) => <AuthenticatorCard person={person} />}
          {...queryState(authenticators, 'AUTHENTICATORS_FAILED')}
          errorTitle="Failed to fetch authenticators"
          empty={
            <EmptyState
              kind="none"
              icon={<ShieldCheck />}
              title="No authenticators yet"
              text="Assign the role to someone in User Management."
              action={
                <ButtonLink variant="secondary" render={<Link to="/user-management" />}>
                  User Management
                </ButtonLink>
              }
            />
          }
        />
      </Section>
    </>
  );
}

const columns: readonly Column<AuthenticatorView>[] = [
  {
    key: 'person',
    header: 'Authenticator',
    rowHeader: true,
    className: 'min-w-40',
    cell: (person) => <AuthenticatorName person={person} />,
  },
  { key: 'code', header: 'Code', cell: (person) => <span className="font-mono text-xs">{person.code}</span> },
  { key: 'state', header: 'Status', cell: (person) => <Label person={person} /> },
  { key: 'signs', header: 'Signer’s profile', cell: (person) => <SignerState person={person} /> },
  { key: 'processed', header: 'Processed', align: 'end', cell: (person) => person.documentsProcessed },
  { key: 'approved', header: 'Approved', align: 'end', cell: (person) => person.approved },
  { key: 'rejected', header: 'Rejected', align: 'end', cell: (person) => person.rejected },
  { key: 'pending', header: 'Pending', align: 'end', cell: (person) => person.documentsPending },
  { key: 'effort', header: 'In the studio', cell: (person) => <EffortWords person={person} /> },
  { key: 'last', header: 'Last activity', cell: (person) => <LastActivity person={person} /> },
];

function AuthenticatorName({ person }: { person: AuthenticatorView }) {
  return (
    <span className="block">
      <Link
        to="/authenticator-control"
        search={{ who: person.id }}
        resetScroll={false}
        className="rounded-badge font-semibold hover:underline"
      >
        <bdi>{person.name ?? 'No name'}</bdi>
      </Link>
      <bdi className="block text-xs wrap-anywhere text-ink-2">{person.email}</bdi>
    </span>
  );
}

function Label({ person }: { person: AuthenticatorView }) {
  return person.label === 'Active' ? <StatusBadge tone="ok" word="Active" /> : <StatusBadge tone="idle" word="Idle" />;
}

function SignerState({ person }: { person: AuthenticatorView }) {
  return person.canSign ? <StatusBadge tone="ok" word="Complete" /> : <StatusBadge tone="warn" word="Incomplete" />;
}

/** Time over all papers, and what a page took on average. */
function EffortWords({ person: { effort } }: { person: AuthenticatorView }) {
  const { minutes, keys, pages } = effort;
  if (pages === 0) return <span className="text-ink-2">Nothing yet</span>;
  const each = `${(minutes / pages).toFixed(1)} min, ${Math.round(keys / pages)} keys a page`;
  return (
    <span className="block whitespace-nowrap tabular-nums">
      {minutes < 120 ? countOf(minutes, 'minute') : `${Math.round(minutes / 60)} hours`}
      <span className="block text-xs text-ink-2">{each}</span>
    </span>
  );
}

function LastActivity({ person }: { person: AuthenticatorView }) {
  return person.lastActivityAt === null ? (
    <span className="text-ink-2">None yet</span>
  ) : (
    <DateTime value={person.lastActivityAt} className="whitespace-nowrap" />
  );
}

function AuthenticatorCard({ person }: { person: AuthenticatorView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <AuthenticatorName person={person} />
        <Label person={person} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-ink-2">
        <span className="font-mono">{person.code}</span>
        <span>{person.documentsProcessed} processed</span>
        <span>{person.approved} approved</span>
        <span>{person.rejected} rejected</span>
        <span>{person.documentsPending} pending</span>
        <span className="flex gap-1">
          Studio: <EffortWords person={person} />
        </span>
        <span>Signer’s profile {person.canSign ? 'complete' : 'incomplete'}</span>
        <span>
          Last: <LastActivity person={person} />
        </span>
      </p>
    </Card>
  );
}
