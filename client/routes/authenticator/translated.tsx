import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { historyQuery, readHistorySearch } from '#client/features/authenticator/history/history-search.ts';
import { TranslationHistory } from '#client/features/authenticator/history/translation-history.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

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
