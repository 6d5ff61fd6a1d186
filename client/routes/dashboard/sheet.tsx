import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { PaperSheet } from '#client/features/documents/paper-sheet.tsx';
import { searchText } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { currentLocale, words } from '#client/ui/words.ts';

export const Route = createFileRoute('/dashboard/sheet')({
  staticData: { words: ['sheet'], title: () => words('sheet')('title') },
  validateSearch: (search): { document?: string } => ({ document: searchText(search['document']) }),
  loaderDeps: ({ search }) => ({ document: search.document ?? '' }),
  loader: ({ deps: { document: id } }) => {
    if (!may('handle')) return;
    void trpcUtils.documents.get.prefetch({ id });
    void trpcUtils.documents.sheet.prefetch({ id, locale: currentLocale() });
  },
  component: SheetPage,
});

function SheetPage() {
  const { document } = Route.useSearch();
  return (
    <MemberPage right="handle" title={words('sheet')('title')}>
      <PaperSheet id={document ?? ''} />
    </MemberPage>
  );
}
