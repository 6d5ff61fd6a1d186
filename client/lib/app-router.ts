/** The client's only import from the server: the type of its router. */
export type { AppRouter } from '#server/router.ts';
