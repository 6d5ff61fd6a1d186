import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Switch } from '#client/ui/form/switch.tsx';
import { canAny } from '#shared/access.ts';

/** Asks for the month's report by mail. */
export function MonthlyMail() {
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
