import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import type { Target } from './access-targets.ts';
import { buildStaff } from './staff.ts';

/** Access to the people who work here, whom their managers name by address. */

const member: Target = async (h) => (await buildStaff(h, { capabilities: ['desk'] })).email;
const suspended: Target = async (h) => {
  const { id, email } = await buildStaff(h, { capabilities: ['desk'] });
  const gone = { role: 'user', suspendedAt: h.deps.now() } as const;
  await h.db.updateTable('profiles').set(gone).where('id', '=', id).execute();
  return email;
};
const invitation: Target = async (h) => {
  const id = randomUUID();
  const { id: invitedBy } = await buildStaff(h, { capabilities: ['manage'] });
  const now = h.deps.now();
  await h.db
    .insertInto('staffInvitations')
    .values({
      id,
      email: `unknown-${id}@people.example`,
      capabilities: ['translate'],
      pairs: '[]',
      office: null,
      tokenHash: Buffer.from(id),
      invitedBy,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    })
    .execute();
  return id;
};

const byEmail = { who: 'admin', reach: 'every', target: member, absent: 'STAFF_NOT_FOUND' } as const;
const absentTarget = 'nobody@people.example';

export const staffAccess: Readonly<Record<string, Access>> = {
  'auth.staffInvitation': { who: 'signedIn', input: () => ({ token: 'made-up' }), answer: 'INVITATION_INVALID' },
  'auth.acceptStaffInvitation': { who: 'signedIn', input: () => ({ token: 'made-up' }), answer: 'INVITATION_INVALID' },
  'admin.staff': { who: 'admin' },
  'admin.inviteStaff': {
    who: 'admin',
    input: () => ({ email: `unknown-${randomUUID()}@people.example`, capabilities: ['translate'], pairs: [] }),
  },
  'admin.revokeStaffInvitation': {
    who: 'admin',
    reach: 'every',
    target: invitation,
    absent: 'INVITATION_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'admin.setCapabilities': { ...byEmail, absentTarget, input: (email) => ({ email, capabilities: ['audit'] }) },
  'admin.suspendStaff': { ...byEmail, absentTarget, input: (email) => ({ email }) },
  'admin.reinstateStaff': { ...byEmail, absentTarget, target: suspended, input: (email) => ({ email }) },
  'admin.handOver': { ...byEmail, absentTarget, input: (email) => ({ email }) },
};
