/** The measured pages, each with the element that makes it usable. */

export type Visitor = 'guest' | 'customer' | 'authenticator' | 'admin';

export interface MeasuredPage {
  /** `%CODE%` stands for a valid verification code. */
  path: string;
  visitor: Visitor;
  /** On screen once the page's data stand; React must own it, too. */
  content: string;
  /** Milliseconds until the page is usable; without it the time is only printed. */
  usableMs?: number;
}

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', visitor: 'guest', content: 'main h1', usableMs: 2000 },
  { path: '/translations', visitor: 'guest', content: 'main h1', usableMs: 2000 },
  { path: '/verify', visitor: 'guest', content: 'main h1', usableMs: 1800 },
  { path: '/verify?code=%CODE%', visitor: 'guest', content: 'main [aria-live] h2' },
  { path: '/login', visitor: 'guest', content: 'main h1' },
  { path: '/dashboard', visitor: 'customer', content: 'main section li', usableMs: 2200 },
  { path: '/dashboard/upload', visitor: 'customer', content: 'main input[type=file]', usableMs: 2500 },
  { path: '/dashboard/progress', visitor: 'customer', content: 'main li, main tbody tr' },
  { path: '/dashboard/documents', visitor: 'customer', content: 'main li, main tbody tr' },
  { path: '/dashboard/profile', visitor: 'customer', content: 'main form input' },
  { path: '/authenticator', visitor: 'authenticator', content: 'main h2' },
  { path: '/authenticator/authenticate', visitor: 'authenticator', content: 'main li, main tbody tr' },
  { path: '/admin', visitor: 'admin', content: 'main tbody tr, main li a' },
  { path: '/user-management', visitor: 'admin', content: 'main tbody tr, main li' },
];
