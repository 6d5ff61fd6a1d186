import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { canAny } from '#shared/access.ts';
import { reportOrigins, reportServices } from '#shared/reports.ts';
import { ReportFilters } from './report-filters.tsx';
import { presetsOf, type ReportSearch } from './report-search.ts';
import { Report } from './report.tsx';

interface ReportsPageProps {
  search: ReportSearch;
  onChange: (change: Partial<ReportSearch>) => void;
}

/** Orders of a period, compared with the previous one and broken down. */
export function ReportsPage({ search, onChange }: ReportsPageProps) {
  const [now] = useState(() => new Date());
  const [month] = presetsOf(now);
  const period = { from: search.from ?? month?.period.from ?? '', to: search.to ?? month?.period.to ?? '' };
  const { source } = search;
  const service = reportServices.find((one) => one === search.service);
  const origin = reportOrigins.find((one) => one === search.origin);
  const report = trpc.admin.report.useQuery(
    { ...period, source, service, origin },
    { placeholderData: (last) => last },
  );
  return (
    <Page width="wide">
      <PageHeader
        title="Reports"
        description="Orders by the day they were ordered, in UTC. Revenue is after refunds."
      />
      <ReportFilters search={search} period={period} now={now} onChange={onChange} />
      <LoadState {...queryState(report)} errorTitle="Couldn’t load the report">
        {report.data ? <Report report={report.data} /> : null}
      </LoadState>
      <MonthlyMail />
    </Page>
  );
}

/** Asks for the month's report by mail. */
function MonthlyMail() {
  const user = useCurrentUser();
  const isAllowed = user !== null && user !== undefined && canAny(user, ['account', 'manage']);
  const utils = trpc.useUtils();
  const mail = trpc.admin.reportMail.useQuery(undefined, { enabled: isAllowed });
  const save = trpc.admin.setReportMail.useMutation({
    onSettled: () => utils.admin.reportMail.invalidate(),
  });
  if (!isAllowed || !mail.data) return null;
  const isOn = save.isPending ? save.variables.isOn : mail.data.isOn;
  return (
    <div className="mt-8 max-w-md border-t border-line pt-4">
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <Switch
        label="Mail me each month’s report"
        hint="On the first of the next month, with its figures beside the month before."
        checked={isOn}
        onChange={({ currentTarget }) => save.mutate({ isOn: currentTarget.checked })}
      />
    </div>
  );
}
