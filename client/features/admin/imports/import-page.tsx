import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import type { ImportProps } from './import-search.ts';
import { ImportsMade } from './imports-made.tsx';
import { NewImport } from './new-import.tsx';
import { PastOrders } from './past-orders.tsx';

const segments = [
  { value: 'lists', label: 'Lists' },
  { value: 'orders', label: 'Past orders' },
] as const;

/** Customers, firms and past orders of another system. */
export function ImportPage({ search, onChange }: ImportProps) {
  const { tab = 'lists' } = search;
  const user = useCurrentUser();
  const mayManage = user !== null && user !== undefined && can(user, 'manage');
  const mayRead = user !== null && user !== undefined && (mayManage || can(user, 'audit'));
  return (
    <Page width="wide">
      <PageHeader
        title="Import"
        description="Customers, firms and past orders of the system before. A list is checked first; nothing that is known here is changed."
      />
      {mayRead ? (
        <SegmentedControl
          label="Show"
          segments={segments}
          value={tab}
          onChange={(value) => onChange({ tab: value, page: undefined, q: undefined })}
          className="mb-6 max-md:flex"
        />
      ) : null}
      {tab === 'orders' || !mayRead ? (
        <PastOrders search={search} onChange={onChange} />
      ) : (
        <>
          {mayManage ? <NewImport search={search} onChange={onChange} /> : null}
          <ImportsMade />
        </>
      )}
    </Page>
  );
}
