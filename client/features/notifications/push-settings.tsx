import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { canPush, subscribePush, unsubscribePush } from '#client/lib/push.ts';
import { trpc } from '#client/lib/trpc.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

/** Turns push messages to this browser on and off. Renders nothing where push is unsupported. */
export function PushSettings() {
  const t = words('profile');
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
    <Section title={t('push')}>
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      {isBlocked || change.data === false ? (
        <InlineAlert tone="info" announce className="mb-4">
          {t('pushBlocked')}
        </InlineAlert>
      ) : null}
      <Switch
        label={t('pushLabel')}
        hint={t('pushHint')}
        checked={change.isPending ? change.variables.isOn : data.isOn}
        disabled={change.isPending || (isBlocked && !data.isOn)}
        onChange={(event) => change.mutate({ publicKey, isOn: event.currentTarget.checked })}
      />
    </Section>
  );
}
