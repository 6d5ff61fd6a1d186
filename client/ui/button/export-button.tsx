import { Download } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';

export interface ExportButtonProps {
  /** Path of the export, without query. */
  path: string;
  /** Query parameters; undefined values are omitted. */
  filters?: Readonly<Record<string, string | undefined>>;
  children?: string;
}

/** Downloads the filtered list as CSV. */
export function ExportButton({ path, filters = {}, children = 'Export CSV' }: ExportButtonProps) {
  const chosen = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const query = new URLSearchParams(chosen).toString();
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden="true" />}
      render={<a href={query === '' ? path : `${path}?${query}`} download />}
    >
      {children}
    </ButtonLink>
  );
}
