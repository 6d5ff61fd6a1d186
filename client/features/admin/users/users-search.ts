import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import { accountKinds, roles, type AccountKind, type Role } from '#shared/roles.ts';

/** Search parameters of User Management. */
export interface UsersSearch {
  q?: string | undefined;
  page?: number | undefined;
  role?: Role | undefined;
  kind?: AccountKind | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  return {
    q: searchText(search['q']),
    page: searchPage(search['page']),
    role: searchChoice(search['role'], roles),
    kind: searchChoice(search['kind'], accountKinds),
  };
}

/** The query input for these parameters. */
export function usersQuery({ q, page, role, kind }: UsersSearch) {
  return {
    page: page ?? 1,
    ...(q === undefined ? {} : { search: q }),
    ...(role === undefined ? {} : { role }),
    ...(kind === undefined ? {} : { kind }),
  };
}
