/** The product states to draw: URL, viewer, and the steps that lead there. */

export type Viewer = 'guest' | 'customer' | 'authenticator' | 'admin';

export interface State {
  /** Name of the picture's file. */
  name: string;
  viewer: Viewer;
  /** `%READY%`, `%WAITING%` and `%REVIEW%` are ids of the seed, `%CODE%` is a code that is found. */
  path: string;
  /** Accessible name of a button or link to press first. */
  press?: string;
  /** Files of the seed's kind that the page's first input takes: how many. */
  files?: number;
}

const guests: readonly [name: string, path: string, more?: Partial<State>][] = [
  ['home', '/'],
  ['home-menu', '/', { press: 'Menu' }],
  ['translations', '/translations'],
  ['price', '/translations', { files: 1 }],
  ['verify', '/verify'],
  ['verify-found', '/verify?code=%CODE%'],
  ['verify-unknown', '/verify?code=TFE000000'],
  ['seal', '/seal'],
  ['business', '/business'],
  ['security', '/security'],
  ['refunds', '/refunds'],
  ['privacy', '/privacy'],
  ['contact', '/contact'],
  ['developers', '/developers'],
  ['login', '/login'],
  ['register', '/register'],
  ['forgot-password', '/forgot-password'],
  ['payment-cancelled', '/payment-cancelled'],
  ['payment-failed', '/payment-success'],
  ['home-arabic', '/ar'],
  ['translations-japanese', '/ja/translations'],
  ['translations-portuguese', '/pt/translations'],
];

const customers: readonly [name: string, path: string, more?: Partial<State>][] = [
  ['dashboard', '/dashboard'],
  ['order', '/dashboard/upload'],
  ['order-one', '/dashboard/upload', { files: 1 }],
  ['order-four', '/dashboard/upload', { files: 4 }],
  ['list', '/dashboard/progress'],
  ['list-table', '/dashboard/progress?view=list'],
  ['details-ready', '/dashboard/progress?doc=%READY%'],
  ['details-order', '/dashboard/progress?doc=%READY%&part=order'],
  ['details-messages', '/dashboard/progress?doc=%READY%&part=messages'],
  ['details-privacy', '/dashboard/progress?doc=%READY%&part=privacy'],
  ['details-waiting', '/dashboard/progress?doc=%WAITING%'],
  ['files', '/dashboard/documents'],
  ['sheet', '/dashboard/sheet?document=%READY%'],
  ['profile', '/dashboard/profile'],
  ['profile-security', '/dashboard/profile?section=security'],
  ['profile-payments', '/dashboard/profile?section=payments'],
  ['profile-privacy', '/dashboard/profile?section=privacy'],
  ['organization', '/dashboard/organization'],
  ['quotes', '/dashboard/quotes'],
];

const staff: readonly [name: string, viewer: Viewer, path: string][] = [
  ['staff-overview', 'authenticator', '/authenticator'],
  ['queue', 'authenticator', '/authenticator/authenticate'],
  ['workspace', 'authenticator', '/authenticator/authenticate/%REVIEW%'],
  ['studio', 'authenticator', '/authenticator/authenticate/%REVIEW%/studio'],
  ['phrases', 'authenticator', '/authenticator/phrases'],
  ['my-work', 'authenticator', '/authenticator/my-work'],
  ['earnings', 'authenticator', '/authenticator/earnings'],
  ['admin', 'admin', '/admin'],
  ['admin-prices', 'admin', '/admin/prices'],
  ['admin-price-requests', 'admin', '/admin/price-requests'],
  ['admin-import', 'admin', '/admin/import'],
  ['admin-past-orders', 'admin', '/admin/import?tab=orders'],
  ['admin-complaints', 'admin', '/admin/complaints'],
  ['admin-coupons', 'admin', '/admin/coupons'],
  ['admin-invoices', 'admin', '/admin/invoices'],
  ['admin-payments', 'admin', '/admin/payments'],
  ['admin-pay', 'admin', '/admin/pay'],
  ['admin-pay-statements', 'admin', '/admin/pay?tab=statements'],
  ['admin-pay-rates', 'admin', '/admin/pay?tab=rates'],
  ['admin-pay-billing', 'admin', '/admin/pay?tab=billing'],
  ['admin-reports', 'admin', '/admin/reports'],
  ['admin-new-order', 'admin', '/admin/new-order'],
  ['admin-setup', 'admin', '/admin/setup'],
  ['admin-site', 'admin', '/admin/site'],
  ['admin-staff', 'admin', '/admin/staff'],
  ['admin-board', 'admin', '/admin/board'],
  ['admin-team', 'admin', '/admin/team'],
  ['admin-team-rules', 'admin', '/admin/team?tab=rules'],
  ['admin-team-revisions', 'admin', '/admin/team?tab=revisions'],
  ['admin-users', 'admin', '/user-management'],
];

export const states: readonly State[] = [
  ...guests.map(([name, path, more]) => ({ name, viewer: 'guest' as const, path, ...more })),
  ...customers.map(([name, path, more]) => ({ name, viewer: 'customer' as const, path, ...more })),
  ...staff.map(([name, viewer, path]) => ({ name, viewer, path })),
];

export const widths = [390, 768, 1280] as const;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
