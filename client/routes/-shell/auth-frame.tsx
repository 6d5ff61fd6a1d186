import { useLocation } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { visitorsOnly } from '#client/lib/session-hint.ts';
import { AuthLayout } from '#client/ui/layout/auth-layout.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { publicBarPaths } from '#shared/page-access.ts';
import { BrandLink } from './brand-link.tsx';
import { PublicHeader } from './public-header.tsx';

// Loaded lazily: decorative, and shown on wide windows only.
const AuthPaper = lazyPart(async () => (await import('./auth-paper.tsx')).AuthBrandPanel, { failure: 'unsaid' });

export interface AuthFrameProps {
  title: string;
  description?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Layout of the account forms, with a brand panel beside. The top bar is on the public ones only. */
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
          panel={<AuthPaper />}
        >
          {children}
        </AuthLayout>
      </div>
    </>
  );
}
