import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '#client/features/admin/imports/import-page.tsx';
import { readImportSearch, type ImportSearch } from '#client/features/admin/imports/import-search.ts';

export const Route = createFileRoute('/_admin/admin/import')({
  staticData: { title: 'Import' },
  validateSearch: readImportSearch,
  component: Import,
});

function Import() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<ImportSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <ImportPage search={search} onChange={go} />;
}
