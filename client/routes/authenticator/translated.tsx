import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { historyQuery, readHistorySearch } from '../../features/authenticator/history-search.ts';
import { TranslationHistory } from '../../features/authenticator/translation-history.tsx';
import { messageOf } from '../../lib/error-message.ts';
import { trpcUtils } from '../../lib/trpc.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export const Route = createFileRoute('/authenticator/translated')({
  staticData: { title: 'Translated Documents' },
  validateSearch: readHistorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void trpcUtils.authenticator.history.prefetch(historyQuery(deps));
  },
  component: TranslatedPage,
});

function TranslatedPage() {
  const user = useCurrentUser();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page width="wide">
      <PageHeader title="Translated Documents" description="Documents you’ve authenticated, newest first." />
      {user === null ? (
        <InlineAlert tone="error">{messageOf('NOT_SIGNED_IN').text}</InlineAlert>
      ) : (
        <TranslationHistory
          search={search}
          onChange={(change) =>
            void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false })
          }
        />
      )}
    </Page>
  );
}
