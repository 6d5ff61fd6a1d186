import { expect, test } from 'vitest';
import { mailReports } from '#server/features/admin/reports/monthly-mail.ts';
import { mailsTo } from '../support/accounts.ts';
import { useHarness } from '../support/harness.ts';
import { buildStaff } from '../support/staff.ts';

// The month's report by mail.

const h = useHarness();

test('is mailed once per month to each subscriber who may still read it', async () => {
  h.setNow(new Date('2026-03-10T12:00:00Z'));
  const reader = await buildStaff(h, { capabilities: ['account'], name: 'Rita Lind' });
  const leaver = await buildStaff(h, { capabilities: ['manage'], name: 'Max Lind' });
  const quiet = await buildStaff(h, { capabilities: ['account'], name: 'Q Lind' });
  for (const one of [reader, leaver]) await h.caller(one).admin.setReportMail({ isOn: true });
  expect(await h.caller(quiet).admin.reportMail()).toEqual({ isOn: false });
  await expect(
    h.caller(await buildStaff(h, { capabilities: ['desk'] })).admin.setReportMail({ isOn: true }),
  ).rejects.toMatchObject({ cause: { code: 'ADMIN_ONLY' } });

  // The month of the subscription has not ended; its sums do not exist yet.
  await mailReports(h.deps);
  h.setNow(new Date('2026-04-01T01:00:00Z'));
  await mailReports(h.deps);
  expect(await mailsTo(h, reader.email)).toEqual([]);

  await h.db.updateTable('profiles').set({ role: 'user', capabilities: null }).where('id', '=', leaver.id).execute();
  h.setNow(new Date('2026-04-03T12:00:00Z'));
  await Promise.all([mailReports(h.deps), mailReports(h.deps)]);
  await mailReports(h.deps);
  expect(await mailsTo(h, reader.email)).toEqual(['monthly-report']);
  expect(await mailsTo(h, leaver.email)).toEqual([]);
  expect(await mailsTo(h, quiet.email)).toEqual([]);
  const mail = await h.db
    .selectFrom('outboundEmails')
    .select('payload')
    .where('toAddress', '=', reader.email)
    .executeTakeFirstOrThrow();
  expect(mail.payload).toMatchObject({ month: '2026-03-01', ordered: 0, revenueCents: 0, currency: 'usd', apart: [] });

  await h.caller(reader).admin.setReportMail({ isOn: false });
  h.setNow(new Date('2026-05-03T12:00:00Z'));
  await mailReports(h.deps);
  expect(await mailsTo(h, reader.email)).toHaveLength(1);
  h.setNow(null);
});
