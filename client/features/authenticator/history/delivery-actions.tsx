import { Download, Eye } from 'lucide-react';
import type { DeliveryView } from '#shared/schemas/authenticator.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';

function linkTo(delivery: DeliveryView, disposition: 'inline' | 'attachment') {
  return async () => {
    const link = await trpcClient.authenticator.deliveryLink.mutate({ id: delivery.id, disposition });
    return link.url;
  };
}

/** Opens or saves a delivered translation. */
export function DeliveryActions({ delivery }: { delivery: DeliveryView }) {
  const file = useFileAction();
  return (
    <span className="flex">
      <IconButton
        size="sm"
        label={`View ${delivery.filename}`}
        title="View"
        onClick={() => file.view(linkTo(delivery, 'inline'))}
      >
        <Eye aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Download ${delivery.filename}`}
        title="Download"
        onClick={() => file.download(linkTo(delivery, 'attachment'))}
      >
        <Download aria-hidden="true" />
      </IconButton>
      {file.viewer}
    </span>
  );
}
