import { roles, type Role } from '#shared/roles.ts';
import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';

/** Who is shown under User Management, as it stands in the address. */
export interface UsersSearch {
  q?: string | undefined;
  page?: number | undefined;
  role?: Role | undefined;
}

/** Reads the address; what it cannot use is left out. */
export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    role: searchChoice(search['role'], roles),
  };
}

/** The same as the server is asked. */
export function usersQuery({ q, page, role }: UsersSearch) {
  return { page: page ?? 1, ...(q === undefined ? {} : { search: q }), ...(role === undefined ? {} : { role }) };
}
