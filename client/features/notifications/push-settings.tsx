import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { canPush, subscribePush, unsubscribePush } from '#client/lib/push.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Switch } from '#client/ui/form/switch.tsx';

/** Turns push messages to this browser on and off. Renders nothing where there are none. */
export function PushSettings() {
  const [isAvailable] = useState(() => typeof window !== 'undefined' && canPush());
  const utils = trpc.useUtils();
  const { data } = trpc.notifications.pushStatus.useQuery(undefined, { enabled: isAvailable });
  const change = useMutation({
    mutationFn: async ({ publicKey, isOn }: { publicKey: string; isOn: boolean }) => {
      if (isOn) return subscribePush(publicKey);
      await unsubscribePush();
      return true;
    },
    onSettled: () => utils.notifications.pushStatus.invalidate(),
  });
  const publicKey = data?.publicKey ?? null;
  if (!isAvailable || data === undefined || publicKey === null) return null;
  const isBlocked = Notification.permission === 'denied';
  return (
    <Section title="Notifications">
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      {isBlocked || change.data === false ? (
        <InlineAlert tone="info" announce className="mb-4">
          Notifications are blocked in this browser. Allow them for this site in the browser’s settings, then turn them
          on here. We email you in any case.
        </InlineAlert>
      ) : null}
      <Switch
        label="Tell me on this device when a translation is ready"
        hint="The message names no document. It ends when you sign out."
        checked={change.isPending ? change.variables.isOn : data.isOn}
        disabled={change.isPending || (isBlocked && !data.isOn)}
        onChange={(event) => change.mutate({ publicKey, isOn: event.currentTarget.checked })}
      />
    </Section>
  );
}
