import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { LeaveDialog } from '#client/lib/lazy-leave-dialog.ts';
import { findUnsavedWork, signOut, type UnsavedWork } from '#client/lib/session.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';

interface SignOut {
  signOut: () => void;
  isPending: boolean;
  /** Asks before unsaved work is lost; to be rendered beside the button. */
  dialog: ReactNode;
}

/** Signs out on this device or on all, then opens the login page. */
export function useSignOut({ isEverywhere = false } = {}): SignOut {
  const router = useRouter();
  const toast = useToast();
  const [asked, setAsked] = useState<{ loses: UnsavedWork; isOpen: boolean }>();
  const { mutate, isPending } = useMutation({
    async mutationFn({ isSure }: { isSure: boolean }) {
      const loses = isSure ? undefined : await findUnsavedWork();
      if (loses === undefined)
        await signOut(() => router.navigate({ to: '/login', ignoreBlocker: true }), { isEverywhere });
      else setAsked({ loses, isOpen: true });
    },
    onError: (error) => {
      toast.show({ tone: 'error', title: words('parts')('stillSignedIn'), description: describeError(error).text });
    },
  });
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  return {
    signOut: () => {
      if (!isPending) mutate({ isSure: false });
    },
    isPending,
    dialog: asked ? (
      <LeaveDialog
        open={asked.isOpen}
        signOutLoses={asked.loses}
        onStay={close}
        onLeave={() => {
          close();
          mutate({ isSure: true });
        }}
      />
    ) : null,
  };
}
