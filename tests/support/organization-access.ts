import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { account, draft, payment, type Target } from './access-targets.ts';
import { buildUser } from './factories.ts';
import { statement } from './on-account.ts';

/** Access to organizations and quotes. Callers of the matrix act for an organization only where a row says so. */

const invitation: Target = async (h, owner) => {
  const id = randomUUID();
  const isOrganization = owner.member !== null;
  if (!isOrganization) return id;
  const now = h.deps.now();
  await h.db
    .insertInto('organizationInvitations')
    .values({
      id,
      accountId: owner.id,
      email: `unknown-${id}@people.example`,
      role: 'member',
      tokenHash: Buffer.from(id),
      invitedBy: owner.person.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    })
    .execute();
  return id;
};

const membership: Target = async (h, owner) => {
  const { id: userId } = await buildUser(h, { email: `unknown-${randomUUID()}@people.example` });
  if (owner.member === null) return userId;
  const row = { accountId: owner.id, userId, role: 'member', createdAt: h.deps.now() } as const;
  await h.db.insertInto('organizationMembers').values(row).execute();
  return userId;
};

export const invoice: Target = async (h, owner) => {
  const id = randomUUID();
  const paymentId = await payment(h, owner);
  const row = { id, accountId: owner.id, kind: 'invoice', year: 1999, paymentId, refundId: null } as const;
  const { rows } = await h.deps.pool.query<{ next: number }>('select count(*)::int + 1 as next from invoices');
  await h.db
    .insertInto('invoices')
    .values({ ...row, number: rows[0]?.next ?? 1, customerName: 'Reis LLP', totalCents: 1500, issuedAt: h.deps.now() })
    .execute();
  return id;
};

const ofOrganization = { who: 'user', organization: true } as const;

export const organizationAccess: Readonly<Record<string, Access>> = {
  'auth.organizations': { who: 'user' },
  'auth.createOrganization': { who: 'user', input: () => ({ name: ' ' }), answer: 'ORGANIZATION_NAME' },
  'auth.switchAccount': { who: 'user', input: () => ({ accountId: randomUUID() }), answer: 'ORGANIZATION_NOT_FOUND' },
  'auth.invitation': { who: 'user', input: () => ({ token: 'made-up' }), answer: 'INVITATION_INVALID' },
  'auth.acceptInvitation': { who: 'user', input: () => ({ token: 'made-up' }), answer: 'INVITATION_INVALID' },
  'auth.organizationMembers': { who: 'user', organization: true },
  'auth.inviteMember': {
    ...ofOrganization,
    input: () => ({ email: `unknown-${randomUUID()}@people.example`, role: 'member' }),
  },
  'auth.revokeInvitation': {
    ...ofOrganization,
    target: invitation,
    absent: 'INVITATION_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'auth.changeMemberRole': {
    ...ofOrganization,
    target: membership,
    absent: 'MEMBER_NOT_FOUND',
    input: (id) => ({ id, role: 'billing' }),
  },
  'auth.removeMember': {
    ...ofOrganization,
    target: membership,
    absent: 'MEMBER_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'auth.leaveOrganization': { who: 'user', organization: true, endsSession: true },
  'auth.renameOrganization': { ...ofOrganization, input: () => ({ name: 'Reis LLP' }) },

  'payments.saveQuote': {
    who: 'user',
    input: () => ({ items: [{ pages: 1, translationType: 'certified', isBankStatement: false }] }),
  },
  'payments.invoices': { who: 'user', input: () => ({}) },
  'payments.invoice': { who: 'user', target: invoice, absent: 'INVOICE_NOT_FOUND', input: (id) => ({ id }) },
  'payments.account': { who: 'user' },
  'payments.orderOnAccount': {
    who: 'user',
    target: draft,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ documentIds: [id], expectedTotalCents: 1500 }),
    answer: 'ACCOUNT_OFF',
  },
  'payments.payStatement': {
    who: 'user',
    target: statement,
    absent: 'PAYMENT_NOT_FOUND',
    input: (paymentId) => ({ paymentId }),
  },
  'admin.setCreditLimit': {
    who: 'admin',
    reach: 'every',
    target: account,
    absent: 'NOT_AN_ORGANIZATION',
    input: (id) => ({ id, limitCents: 100_000 }),
    answer: 'NOT_AN_ORGANIZATION',
  },
  'payments.quotes': { who: 'user', input: () => ({}) },
};
