import { describeError } from '#client/lib/error-message.ts';
import { forgetKeptQueries } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';

/** Reloads the page, so that no data of the previous account stays in memory or on the screen. */
export async function openAccount(path = '/dashboard'): Promise<void> {
  await forgetKeptQueries();
  window.location.assign(path);
}

/** Switches the session to another account; null is the person's own. */
export function useSwitchAccount(): {
  switchTo: (accountId: string | null, path?: string) => void;
  isPending: boolean;
} {
  const toast = useToast();
  const { mutate, isPending, isSuccess } = trpc.auth.switchAccount.useMutation({
    onError: (error) => {
      toast.show({
        tone: 'error',
        title: words('organization')('switchFailed'),
        description: describeError(error).text,
      });
    },
  });
  return {
    switchTo: (accountId, path) => {
      if (!isPending) mutate({ accountId }, { onSuccess: () => void openAccount(path) });
    },
    isPending: isPending || isSuccess,
  };
}
