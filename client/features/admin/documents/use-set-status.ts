import { settableFor, statusWords, type SettableStatus } from '#shared/document-status.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';

/** Sets a document's status, and offers to set it back. */
export function useSetStatus(document: AdminDocumentView, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const before = settableFor(document.hasTranslation).find((status) => status === document.status);

  async function refresh() {
    await Promise.all([utils.admin.invalidate(), utils.authenticator.invalidate()]);
  }

  async function undo(status: SettableStatus) {
    try {
      await trpcClient.admin.setDocumentStatus.mutate({ id: document.id, status, reason: 'Undo' });
      toast.show({
        title: 'Status restored',
        description: `${document.filename} is ${statusWords[status].staff} again.`,
      });
    } catch (error) {
      toast.show({ tone: 'error', title: 'The status couldn’t be restored', description: describeError(error).text });
    }
    await refresh();
  }

  const mutation = trpc.admin.setDocumentStatus.useMutation({
    onSuccess: async (_view, { status }) => {
      onDone();
      toast.show({
        tone: 'ok',
        title: `Status set to ${statusWords[status].staff}`,
        description: document.filename,
        ...(before && before !== status
          ? {
              timeout: 10_000,
              action: {
                label: 'Undo',
                onPress: () => void undo(before),
              },
            }
          : {}),
      });
      await refresh();
    },
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    set(status: SettableStatus, reason: string) {
      if (mutation.isPending) return;
      const said = reason.trim();
      mutation.mutate({ id: document.id, status, ...(said === '' ? {} : { reason: said }) });
    },
  };
}
