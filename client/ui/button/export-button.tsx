import { Download } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';

export interface ExportButtonProps {
  /** Address of the file, without its filters. */
  path: string;
  /** Filters of the list it is taken from; those that are not set are left out. */
  filters?: Readonly<Record<string, string | undefined>>;
  children?: string;
}

/** Saves a list as CSV, as it is filtered. */
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
