import {
  Activity,
  Banknote,
  BadgeCheck,
  BookOpenText,
  Braces,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Coins,
  FileCheck2,
  FileInput,
  FilePlus2,
  GraduationCap,
  HandCoins,
  IdCard,
  Kanban,
  Languages,
  LayoutDashboard,
  ReceiptText,
  ListChecks,
  Mails,
  MessageSquareText,
  MessageSquareWarning,
  Scale,
  ShieldCheck,
  Stamp,
  Store,
  Tags,
  Ticket,
  Upload,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { canAny, type Capability, type Holder } from '#shared/access.ts';
import { areaOf, type Role } from '#shared/roles.ts';

export interface StaffPlace {
  to:
    | '/'
    | '/admin'
    | '/admin/developers'
    | '/authenticator/developers'
    | '/admin/operations'
    | '/admin/staff'
    | '/admin/board'
    | '/admin/team'
    | '/admin/my-work'
    | '/authenticator/my-work'
    | '/admin/notary'
    | '/admin/phrases'
    | '/admin/new-order'
    | '/admin/reports'
    | '/admin/prices'
    | '/admin/complaints'
    | '/admin/coupons'
    | '/admin/pay'
    | '/admin/import'
    | '/admin/price-requests'
    | '/admin/earnings'
    | '/authenticator/earnings'
    | '/admin/payments'
    | '/admin/invoices'
    | '/admin/setup'
    | '/admin/site'
    | '/admin/claims'
    | '/admin/legal'
    | '/admin/calendar'
    | '/admin/mails'
    | '/authenticator/phrases'
    | '/authenticator/notary'
    | '/user-management'
    | '/authenticator-control'
    | '/authenticator'
    | '/authenticator/authenticate'
    | '/authenticator/translated'
    | '/authenticator/upload';
  /** The dashboard's tab. */
  hash?: string;
  label: string;
  /** A longer label in the drawer, where the page title is covered. */
  drawerLabel?: string;
  icon: ReactNode;
  /** Shows the number of pending documents. */
  isQueue?: boolean;
  /** Capabilities, any of which shows the entry; absent: everyone in the area sees it. */
  needs?: readonly Capability[];
}

const people = ['manage', 'desk', 'audit'] as const;
const papers = ['translate', 'revise', 'certify', 'audit'] as const;
const management = ['manage', 'audit'] as const;
const prices = ['manage', 'account', 'audit'] as const;
const desk = ['desk'] as const;
const requests = ['desk', 'audit'] as const;
const work = ['translate', 'revise', 'certify'] as const;
const dispatch = ['desk', 'manage'] as const;
const earners = ['translate', 'revise', 'certify', 'notarize'] as const;
const ledger = ['account', 'audit'] as const;

const adminPlaces: readonly StaffPlace[] = [
  { to: '/admin', label: 'Admin Dashboard', icon: <LayoutDashboard aria-hidden="true" /> },
  { to: '/admin/my-work', label: 'My Work', icon: <ClipboardList aria-hidden="true" />, needs: work },
  { to: '/admin/board', label: 'Board', icon: <Kanban aria-hidden="true" />, needs: dispatch },
  { to: '/admin/team', label: 'Team Time', icon: <CalendarClock aria-hidden="true" />, needs: people },
  { to: '/user-management', label: 'User Management', icon: <Users aria-hidden="true" />, needs: people },
  { to: '/admin/staff', label: 'Staff', icon: <IdCard aria-hidden="true" />, needs: management },
  {
    to: '/authenticator-control',
    label: 'Authenticator Control',
    icon: <ShieldCheck aria-hidden="true" />,
    needs: management,
  },
  {
    to: '/admin',
    hash: 'to-authenticate',
    label: 'To Authenticate',
    icon: <FileCheck2 aria-hidden="true" />,
    isQueue: true,
    needs: papers,
  },
  { to: '/admin', hash: 'translated', label: 'Translated', icon: <Languages aria-hidden="true" />, needs: papers },
  { to: '/admin/notary', label: 'Notary', icon: <Stamp aria-hidden="true" /> },
  { to: '/admin/phrases', label: 'Phrases and Memory', icon: <BookOpenText aria-hidden="true" />, needs: papers },
  { to: '/admin/new-order', label: 'New Order', icon: <FilePlus2 aria-hidden="true" />, needs: desk },
  {
    to: '/admin/price-requests',
    label: 'Price Requests',
    icon: <MessageSquareText aria-hidden="true" />,
    needs: requests,
  },
  { to: '/admin/complaints', label: 'Complaints', icon: <MessageSquareWarning aria-hidden="true" />, needs: people },
  { to: '/admin/payments', label: 'Payments', icon: <Banknote aria-hidden="true" />, needs: ledger },
  { to: '/admin/invoices', label: 'Invoices', icon: <ReceiptText aria-hidden="true" />, needs: ledger },
  { to: '/admin/reports', label: 'Reports', icon: <ChartColumn aria-hidden="true" />, needs: prices },
  { to: '/admin/prices', label: 'Prices', icon: <Tags aria-hidden="true" />, needs: prices },
  { to: '/admin/coupons', label: 'Coupons', icon: <Ticket aria-hidden="true" />, needs: prices },
  { to: '/admin/pay', label: 'Pay', icon: <HandCoins aria-hidden="true" />, needs: prices },
  { to: '/admin/earnings', label: 'My Earnings', icon: <Coins aria-hidden="true" />, needs: earners },
  { to: '/admin/site', label: 'Site', icon: <Store aria-hidden="true" />, needs: management },
  { to: '/admin/claims', label: 'Claims', icon: <BadgeCheck aria-hidden="true" />, needs: management },
  { to: '/admin/legal', label: 'Legal', icon: <Scale aria-hidden="true" />, needs: management },
  { to: '/admin/calendar', label: 'Calendar', icon: <CalendarDays aria-hidden="true" />, needs: management },
  { to: '/admin/mails', label: 'Mails', icon: <Mails aria-hidden="true" />, needs: management },
  { to: '/admin/setup', label: 'Set-Up', icon: <ListChecks aria-hidden="true" />, needs: management },
  { to: '/admin/import', label: 'Import', icon: <FileInput aria-hidden="true" />, needs: people },
  { to: '/admin/operations', label: 'Operations', icon: <Activity aria-hidden="true" />, needs: management },
  { to: '/admin/developers', label: 'Developers', icon: <Braces aria-hidden="true" /> },
];

const authenticatorPlaces: readonly StaffPlace[] = [
  {
    to: '/authenticator',
    label: 'Overview',
    drawerLabel: 'Authenticator Dashboard',
    icon: <LayoutDashboard aria-hidden="true" />,
  },
  {
    to: '/authenticator/my-work',
    label: 'My Work',
    icon: <ClipboardList aria-hidden="true" />,
    needs: work,
  },
  {
    to: '/authenticator/authenticate',
    label: 'Authenticate Documents',
    drawerLabel: 'Documents to Authenticate',
    icon: <FileCheck2 aria-hidden="true" />,
    isQueue: true,
  },
  { to: '/authenticator/notary', label: 'Notary', icon: <Stamp aria-hidden="true" /> },
  { to: '/authenticator/phrases', label: 'Phrases and Memory', icon: <BookOpenText aria-hidden="true" /> },
  { to: '/authenticator/translated', label: 'Translated Documents', icon: <Languages aria-hidden="true" /> },
  { to: '/authenticator/earnings', label: 'Earnings', icon: <Coins aria-hidden="true" /> },
  { to: '/authenticator/upload', label: 'Upload Document', icon: <Upload aria-hidden="true" /> },
  { to: '/authenticator/developers', label: 'Developers', icon: <Braces aria-hidden="true" /> },
  { to: '/', label: 'Back to Mentorship', icon: <GraduationCap aria-hidden="true" /> },
];

/** The pages of a staff area, for its navigation and palette. */
export function placesOf(role: Role | undefined, user: Holder | null | undefined): readonly StaffPlace[] {
  const places = role !== undefined && areaOf[role] === 'admin' ? adminPlaces : authenticatorPlaces;
  return places.filter(({ needs }) => needs === undefined || !user || canAny(user, needs));
}
