/** Prerendered pages by path, with their route files. The server serves them by these paths. */
export const renderedPages: Readonly<Record<string, { routes: readonly string[]; isIndexed: boolean }>> = {
  '/': { routes: ['_public.tsx', '_public/index.tsx'], isIndexed: true },
  '/translations': { routes: ['_public.tsx', '_public/translations.tsx'], isIndexed: true },
  '/verify': { routes: ['_public.tsx', '_public/verify.tsx'], isIndexed: true },
  '/security': { routes: ['_public.tsx', '_public/security.tsx'], isIndexed: true },
  '/privacy': { routes: ['_public.tsx', '_public/privacy.tsx'], isIndexed: true },
  '/terms': { routes: ['_public.tsx', '_public/terms.tsx'], isIndexed: true },
  '/refunds': { routes: ['_public.tsx', '_public/refunds.tsx'], isIndexed: true },
  '/contact': { routes: ['_public.tsx', '_public/contact.tsx'], isIndexed: true },
  '/login': { routes: ['login.tsx'], isIndexed: true },
  '/register': { routes: ['register.tsx'], isIndexed: true },
  '/forgot-password': { routes: ['forgot-password.tsx'], isIndexed: false },
};

/** Placeholder of PUBLIC_URL in built files; the server replaces it. */
export const publicUrlMark = '%PUBLIC_URL%';
