import { createFileRoute } from '@tanstack/react-router';
import { AuditLog } from '../../../features/admin/audit-log.tsx';
import { readOperationsSearch } from '../../../features/admin/operations-search.ts';
import { StuckWork } from '../../../features/admin/stuck-work.tsx';
import { Page, PageHeader, Section } from '../../../ui/page.tsx';

export const Route = createFileRoute('/_admin/admin/operations')({
  staticData: { title: 'Operations' },
  validateSearch: readOperationsSearch,
  component: OperationsPage,
});

function OperationsPage() {
  const { work, log } = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: { work?: number; log?: number }) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return (
    <Page width="wide">
      <PageHeader
        title="Operations"
        description="What is stuck, and who did what. Other refunds are made in a document’s details."
      />
      <Section title="Stuck work" description="It does not move by itself any more. Trying again is safe at any time.">
        <StuckWork
          page={work ?? 1}
          onPage={(page) => {
            go({ work: page });
          }}
        />
      </Section>
      <Section title="Audit log">
        <AuditLog
          page={log ?? 1}
          onPage={(page) => {
            go({ log: page });
          }}
        />
      </Section>
    </Page>
  );
}
