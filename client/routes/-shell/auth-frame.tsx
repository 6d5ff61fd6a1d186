import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { publicBarPaths } from '#shared/access.ts';
import { visitorsOnly } from '#client/lib/session-hint.ts';
import { AuthLayout } from '#client/ui/layout/auth-layout.tsx';
import { BrandLink } from './brand-link.tsx';
import { PublicHeader } from './public-header.tsx';

// Seen on wide windows only, and never in the way of the form.
const AuthPaper = lazy(async () => ({ default: (await import('./auth-paper.tsx')).AuthPaper }));

export interface AuthFrameProps {
  title: string;
  description?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Frame of the account forms: the form, and beside it who is asking. The top bar stands on some of them only. */
export function AuthFrame({ title, description, foot, children }: AuthFrameProps) {
  const { pathname } = useLocation();
  const hasBar = publicBarPaths.includes(pathname);
  return (
    <>
      {hasBar ? <PublicHeader /> : null}
      <div className={hasBar ? visitorsOnly : undefined}>
        <AuthLayout
          brand={hasBar ? undefined : <BrandLink />}
          title={title}
          description={description}
          foot={foot}
          panel={
            <Suspense fallback={null}>
              <AuthPaper />
            </Suspense>
          }
        >
          {children}
        </AuthLayout>
      </div>
    </>
  );
}
