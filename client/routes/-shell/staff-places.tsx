import {
  Activity,
  FileCheck2,
  GraduationCap,
  Languages,
  LayoutDashboard,
  ShieldCheck,
  Upload,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/roles.ts';

interface Place {
  href: string;
  label: string;
  icon: ReactNode;
}

const adminPlaces: readonly Place[] = [
  { href: '/admin', label: 'Admin Dashboard', icon: <LayoutDashboard aria-hidden="true" /> },
  { href: '/user-management', label: 'User Management', icon: <Users aria-hidden="true" /> },
  { href: '/authenticator-control', label: 'Authenticator Control', icon: <ShieldCheck aria-hidden="true" /> },
  { href: '/admin#to-authenticate', label: 'To Authenticate', icon: <FileCheck2 aria-hidden="true" /> },
  { href: '/admin#translated', label: 'Translated', icon: <Languages aria-hidden="true" /> },
  { href: '/admin/operations', label: 'Operations', icon: <Activity aria-hidden="true" /> },
];

const authenticatorPlaces: readonly Place[] = [
  { href: '/authenticator', label: 'Overview', icon: <LayoutDashboard aria-hidden="true" /> },
  { href: '/authenticator/authenticate', label: 'Authenticate Documents', icon: <FileCheck2 aria-hidden="true" /> },
  { href: '/authenticator/translated', label: 'Translated Documents', icon: <Languages aria-hidden="true" /> },
  { href: '/authenticator/upload', label: 'Upload Document', icon: <Upload aria-hidden="true" /> },
  { href: '/', label: 'Back to Mentorship', icon: <GraduationCap aria-hidden="true" /> },
];

/** The pages of a staff member's area, for the palette. */
export function placesOf(role: Role | undefined): readonly Place[] {
  return role === 'admin' ? adminPlaces : authenticatorPlaces;
}
