import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

/** Search parameters of My Documents. */
export interface FilesSearch {
  /** The open folder; the root if omitted. */
  folder?: string;
  view?: 'list';
  page?: number;
  /** Id of the file whose details are open. */
  file?: string;
}

/** Parses search parameters; invalid values are dropped. */
export function readFilesSearch(search: Record<string, unknown>): FilesSearch {
  return {
    folder: searchText(search['folder']),
    view: searchChoice(search['view'], ['list'] as const),
    page: searchPage(search['page']),
    file: searchText(search['file']),
  };
}

const pageSize = 50;

/** The query input: one page of the translations in one folder. */
export function filesQuery({ folder, page }: Pick<FilesSearch, 'folder' | 'page'>) {
  return { page: page ?? 1, pageSize, folderId: folder ?? null };
}
