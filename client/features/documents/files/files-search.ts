import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

/** What is shown of My Documents, as it stands in the address. */
export interface FilesSearch {
  /** The open folder; the top where left out. */
  folder?: string;
  view?: 'list';
  page?: number;
  /** The file whose details are open. */
  file?: string;
}

/** Reads the address; what it cannot use is left out. */
export function readFilesSearch(search: Record<string, unknown>): FilesSearch {
  return {
    folder: searchText(search['folder']),
    view: searchChoice(search['view'], ['list'] as const),
    page: searchPage(search['page']),
    file: searchText(search['file']),
  };
}

const pageSize = 50;

/** The same as the server is asked: one page of the translations in one folder. */
export function filesQuery({ folder, page }: Pick<FilesSearch, 'folder' | 'page'>) {
  return { page: page ?? 1, pageSize, folderId: folder ?? null };
}
