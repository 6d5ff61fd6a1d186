import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { describeError } from '#client/lib/error-message.ts';
import { signOut } from '#client/lib/session.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';

/** Signs out on this device or on all, then opens the login page. */
export function useSignOut({ isEverywhere = false } = {}): { signOut: () => void; isPending: boolean } {
  const router = useRouter();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(() => router.navigate({ to: '/login' }), { isEverywhere }),
    onError: (error) => {
      toast.show({ tone: 'error', title: words('parts')('stillSignedIn'), description: describeError(error).text });
    },
  });
  return {
    signOut: () => {
      if (!isPending) mutate();
    },
    isPending,
  };
}
