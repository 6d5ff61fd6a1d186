import { describeError, type Failure } from '../../lib/error-message.ts';
import { trpc, trpcClient } from '../../lib/trpc.ts';
import { useToast } from '../../ui/use-toast.ts';
import {
  isUnderWay,
  scheduleApproval,
  takeBackApproval,
  useApprovalState,
  type ApprovalState,
} from './pending-approvals.ts';

export interface Approval {
  state: ApprovalState | undefined;
  approve: () => void;
  undo: () => void;
}

/** The toast that offers to undo, by review: any page may take it away. */
const offers = new Map<string, string>();

/** Certifying one translation under one's own name: sent after a few seconds in which it can be undone. */
export function useApproval({ id, filename }: { id: string; filename: string }): Approval {
  const state = useApprovalState(id);
  const utils = trpc.useUtils();
  const toast = useToast();

  function dismiss() {
    const shown = offers.get(id);
    if (shown !== undefined) toast.close(shown);
    offers.delete(id);
  }

  async function send(): Promise<Failure | undefined> {
    const failure = await tryToSend();
    void Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate(), utils.documents.invalidate()]);
    return failure;
  }

  async function tryToSend(): Promise<Failure | undefined> {
    try {
      const delivery = await trpcClient.authenticator.approve.mutate({ id });
      dismiss();
      toast.show({ tone: 'ok', title: 'Document approved', description: `${delivery.filename} is certified.` });
      return undefined;
    } catch (error) {
      dismiss();
      const failure = describeError(error, 'APPROVE_FAILED');
      toast.show({ tone: 'error', title: `${filename} was not approved`, description: failure.text });
      return failure;
    }
  }

  function undo() {
    if (!takeBackApproval(id)) return;
    dismiss();
    toast.show({ title: 'Approval undone', description: `${filename} is still pending.` });
  }

  return {
    state,
    approve() {
      if (isUnderWay(id)) return;
      scheduleApproval(id, send);
      const offer = toast.show({
        title: 'Approving…',
        description: `${filename} is certified in 5 seconds.`,
        timeout: 0,
        action: { label: 'Undo', onPress: undo },
      });
      offers.set(id, offer);
    },
    undo,
  };
}
