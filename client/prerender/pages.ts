/** The pages that are rendered when the client is built, by their route files. The server finds them by these addresses. */
export const renderedPages: Readonly<Record<string, { routes: readonly string[]; isIndexed: boolean }>> = {
  '/': { routes: ['_public.tsx', '_public/index.tsx'], isIndexed: true },
  '/translations': { routes: ['_public.tsx', '_public/translations.tsx'], isIndexed: true },
  '/verify': { routes: ['_public.tsx', '_public/verify.tsx'], isIndexed: true },
  '/login': { routes: ['login.tsx'], isIndexed: true },
  '/register': { routes: ['register.tsx'], isIndexed: true },
  '/forgot-password': { routes: ['forgot-password.tsx'], isIndexed: false },
};

/** Stands in the built files for the address at which the product is reached, which only the server knows. */
export const publicUrlMark = '%PUBLIC_URL%';
