import { createFileRoute } from '@tanstack/react-router';
import { NotaryNotice } from '#client/features/admin/notaries/notary-notice.tsx';
import { AuditLog } from '#client/features/admin/operations/audit-log.tsx';
import { FailedWork } from '#client/features/admin/operations/failed-work.tsx';
import { readOperationsSearch, type OperationsSearch } from '#client/features/admin/operations/operations-search.ts';
import { SigningKey } from '#client/features/admin/operations/signing-key.tsx';
import { AskedCorrections, askedCorrections } from '#client/features/authenticator/queue/asked-corrections.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/_admin/admin/operations')({
  staticData: { title: 'Operations' },
  validateSearch: readOperationsSearch,
  component: OperationsPage,
});

function OperationsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The notices above the lists are shown with them: arriving later, they would push the lists down.
  const notices = [
    trpc.admin.commissions.useQuery(),
    trpc.admin.signingKey.useQuery(),
    trpc.authenticator.revisions.useQuery(askedCorrections),
  ];
  const isLoading = notices.some(({ isPending }) => isPending);
  const go = (change: Partial<OperationsSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return (
    <Page width="wide">
      <PageHeader
        title="Operations"
        description="Signing, corrections that customers ask for, failed work and the audit log. To issue a refund, open the document’s details."
        actions={
          <>
            <ExportButton path="/files/exports/payments.csv">Export payments</ExportButton>
            <ExportButton path="/files/exports/refunds.csv">Export refunds</ExportButton>
          </>
        }
      />
      {isLoading ? (
        <Skeleton className="h-dvh w-full" />
      ) : (
        <>
          <NotaryNotice hasLink className="mb-6" />
          <Section title="Signing">
            <SigningKey />
          </Section>
          <AskedCorrections />
          <Section
            title="Failed work"
            description="These items won’t continue on their own. It’s always safe to retry."
          >
            <FailedWork page={search.work ?? 1} onPage={(page) => go({ work: page })} />
          </Section>
          <Section title="Audit log">
            <AuditLog search={search} onChange={go} />
          </Section>
        </>
      )}
    </Page>
  );
}
