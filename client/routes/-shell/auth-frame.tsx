import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { publicBarPaths } from '#shared/access.ts';
import { brand } from '../../lib/brand.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Seal } from '../../ui/certificate/seal.tsx';
import { BrandLink } from './brand-link.tsx';
import { PublicHeader } from './public-header.tsx';

const facts = [
  'The price per page is shown before you pay',
  'A named authenticator signs every translation',
  'Anyone can verify it with a public code',
];

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
      <AuthLayout
        brand={hasBar ? undefined : <BrandLink />}
        title={title}
        description={description}
        foot={foot}
        seal={
          <Seal
            tone="red"
            mark={brand.mark}
            topText={brand.name}
            bottomText="Certified · Verifiable"
            label={`Seal of ${brand.name}`}
          />
        }
        panelTitle="Certified English, page by page"
        facts={facts}
      >
        {children}
      </AuthLayout>
    </>
  );
}
