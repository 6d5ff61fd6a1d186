import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffCapabilities, type StaffCapability } from '#shared/access.ts';
import { accessMatrix } from '../support/access-matrix.ts';
import type { Access } from '../support/access-row.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildStaff } from '../support/staff.ts';
import { listProcedures, throughCaller } from '../support/transports.ts';

/**
 * Procedure × capability alone × own, foreign and missing paper. The table says what each capability opens; everything else of the
 * staff is closed to it.
 */

const reading = `text textChecks sourceBoxes textChanges onText textVersions textDiff effort exportText previewText conversation messages
  assignees phrases forms form memory memoryCandidates matches concordance overview counters queue neighbours get inspect reviewLink revisions history deliveryLink
  revision parts clientInfo signerProfile credentials signerKey earnings statements billing agreement agreementCopy`;
const working = `${reading} answerBox recordEffort saveText confirmBlocks restoreBlock readSource draftText importText askCustomer withdrawQuestion
  sendMessage markMessagesRead addComment resolveComment assign editPhrase retirePhrase editForm retireForm editMemory retireMemory markMemory claim
  release retryTranslation updateSignerProfile saveCredential withdrawCredential makeSignerKey importSignerKey revokeSignerKey
  uploadForClient answerStatement saveBilling acceptSelfBilling endSelfBilling acceptAgreement passOn splitPaper finishPart submitForRevision withdrawRevision offers answerOffer myWork workingTime saveWorkingTime addAbsence removeAbsence`;

/** Facts of the house, as staff reads them. */
const house = 'setup site claims legalTexts previewLegalText calendar previewCalendar mailTexts previewMail';

/** Memories and glossaries. */
const collections = 'collections collectionImports glossaryTerms';

const opens = {
  translate: { authenticator: working, admin: '' },
  revise: {
    authenticator: `${working} takeRevision releaseRevision returnRevision passRevision markRevisionError removeRevisionError`,
    admin: '',
  },
  certify: {
    authenticator: `${working} approve supplyTranslation sendCorrection revoke reissue declineRevision notarialOrder openAct
      returnToReview mailings sendMailing paperSteps sendPaperStep returnPaperStep cancelPaperStep`,
    admin: '',
  },
  notarize: {
    authenticator: `overview counters queue neighbours get inspect reviewLink notarialOrder recordAct returnToReview journal
      signerProfile updateSignerProfile credentials saveCredential withdrawCredential signerKey makeSignerKey importSignerKey revokeSignerKey
      earnings statements answerStatement billing saveBilling acceptSelfBilling endSelfBilling
      agreement acceptAgreement agreementCopy`,
    admin: '',
  },
  desk: {
    authenticator: `conversation askCustomer withdrawQuestion messages sendMessage markMessagesRead counters revisions clientInfo assignees parts splitPaper
      mailings sendMailing paperSteps sendPaperStep returnPaperStep cancelPaperStep uploadForClient`,
    admin: `documents documentDetails openPaper setDocumentStatus users findCustomers offices createOrder order openOrders setOrderLines
      changeOrderPaper chargeOrder team board moveReview complaints openComplaint saveComplaint closeComplaint
      pastOrders priceRequests makeOffer withdrawOffer declinePriceRequest`,
  },
  account: {
    authenticator: 'counters',
    admin: `overview documents documentDetails order openOrders report answerCertificate setCreditLimit prices received recordPayment reversePayment payouts
      confirmPayout due promisePayment setReceivableRules invoices invoice resendInvoice bankAccounts bankImports bankLines
      confirmBankLine confirmBankImport ignoreBankLine coupons volumeDiscount seller exchangeRates
      rates earnings addPayAdjustment closePayMonth payStatements markStatementPaid answerDispute payBilling endSelfBilling reportMail setReportMail`,
  },
  manage: {
    authenticator: 'assign assignees counters retryTranslation revoke parts splitPaper',
    admin: `overview report users setUserRole staff inviteStaff revokeStaffInvitation setCapabilities suspendStaff reinstateStaff handOver
      credentials checkCredential refuseCredential undoCredentialCheck resetSecondFactor authenticators commissions setCommission endCommission answeredFindings signingKey stuckWork retryAllWork
      retryWork complaints prices savePricesDraft discardPricesDraft publishPrices offeredPaperSteps offerPaperSteps setBankAccounts ${house}
      withdrawPrices coupons createCoupon endCoupon volumeDiscount publishVolumeDiscount seller publishSeller
      team saveWorkingTime addAbsence removeAbsence board moveReview routing publishRouting
      revisionRule publishRevisionRule waiveRevision revisionReport
      exchangeRates saveExchangeRate removeExchangeRate importExchangeRates setBaseCurrency
      agreementCopy rates saveRate endRate imports pastOrders reportMail setReportMail
      confirmSetup saveFactsDraft discardFactsDraft publishSite publishClaim publishLegalText publishCalendar sendMailPreview
      publishMailText ${collections} saveCollection removeCollection removeImport saveTerm removeTerm`,
  },
  audit: {
    authenticator: `${reading} notarialOrder mailings paperSteps`,
    admin: `overview documents documentDetails order openOrders report openPaper users staff agreementCopy credentials authenticators commissions activities
      answeredFindings auditLog complaints imports pastOrders priceRequests
      signingKey stuckWork prices offeredPaperSteps received payouts due invoices invoice bankAccounts bankImports bankLines ${house}
      coupons volumeDiscount seller exchangeRates rates earnings payStatements payBilling team routing revisionRule revisionReport ${collections}`,
  },
} as const satisfies Record<StaffCapability, { authenticator: string; admin: string }>;

/** Lists of everybody's customers, closed to those who work on papers alone. */
const wide = `revisions mailings sendMailing paperSteps sendPaperStep returnPaperStep cancelPaperStep`
  .split(' ')
  .map((name) => `authenticator.${name}`);
/** Calls of no paper, or whose paper is found otherwise. */
const ofEverybody: readonly StaffCapability[] = ['audit', 'desk', 'manage', 'account'];

const h = useHarness();
let owner: BuiltUser;
let colleague: BuiltUser;
beforeAll(async () => {
  owner = await buildUser(h);
  colleague = await buildUser(h, { role: 'authenticator' });
});
beforeEach(() => h.deps.pool.query('delete from rate_limits'));

function mayCall(capability: StaffCapability, path: string): boolean {
  if (path === 'payments.refund') return capability === 'account';
  const [area = '', name = ''] = path.split('.');
  const list = area === 'authenticator' ? opens[capability].authenticator : opens[capability].admin;
  return list.split(/\s+/).includes(name);
}

const kinds = new Map(listProcedures().map(({ path, kind }) => [path, kind]));
const rows = Object.entries(accessMatrix).filter(([, { who }]) => who === 'staff' || who === 'admin');
type TargetName = 'own' | 'foreign' | 'absent' | 'none';

/** A row of the owner, whose reviews are assigned to somebody. */
async function targetOf(access: Access, name: TargetName, assignee: BuiltUser): Promise<string> {
  if (name === 'none') return '';
  if (name === 'absent' || !access.target) return access.absentTarget ?? randomUUID();
  const idsOf = async () =>
    new Set((await h.db.selectFrom('documentsToBeVerified').select('id').execute()).map(({ id }) => id));
  const before = await idsOf();
  const target = await access.target(h, owner);
  const made = [...(await idsOf())].filter((id) => !before.has(id));
  if (made.length > 0) {
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ assignedTo: assignee.id, assignedAt: h.deps.now() })
      .where('id', 'in', made)
      .execute();
  }
  return target;
}

function expected(path: string, access: Access, cell: { capability: StaffCapability; target: TargetName }): string {
  const { capability, target } = cell;
  if (!mayCall(capability, path)) return access.who === 'admin' ? 'ADMIN_ONLY' : 'PERMISSION_DENIED';
  const isLimited = !ofEverybody.includes(capability) && path.startsWith('authenticator.');
  if (isLimited && wide.includes(path)) return 'PERMISSION_DENIED';
  // Papers are assigned to those who work on them, which a manager alone does not.
  if (capability === 'manage' && path === 'authenticator.assign' && target === 'foreign') return 'ASSIGNEE_NOT_STAFF';
  // A commission is for who may act as a notary, which a manager alone may not make themselves.
  if (capability === 'manage' && path === 'admin.setCommission') return 'COMMISSION_NEEDS_STAFF';
  const isReached = target === 'own' || target === 'none' || (target === 'foreign' && !isLimited);
  return isReached ? (access.answer ?? 'OK') : (access.absent ?? 'OK');
}

/** Calls a procedure about each target, by somebody new unless `known`, and compares the answers with the table. */
async function expectAnswers(
  capability: StaffCapability,
  row: string,
  { names, known }: { names: readonly TargetName[]; known?: BuiltUser },
): Promise<void> {
  const access = accessMatrix[row];
  if (!access) throw new Error(`${row} is not in the matrix`);
  const path = row.split('#')[0] ?? '';
  for (const target of names) {
    // A customer without papers owns none; a notary can access every paper that awaits an act.
    if (row === 'authenticator.clientInfo' && target === 'own') continue;
    if (capability === 'notarize' && target === 'foreign') continue;
    const user = known ?? (await buildStaff(h, { capabilities: [capability] }));
    const input = await access.input?.(await targetOf(access, target, target === 'own' ? user : colleague), {
      h,
      user,
    });
    const { code } = await throughCaller(h, {
      path,
      kind: kinds.get(path) ?? 'query',
      input,
      cookie: user.cookie,
      key: undefined,
    });
    expect(code, `${row}, ${target} paper`).toBe(expected(path, access, { capability, target }));
  }
}

const targetsOf = ({ target, reach = 'own' }: Access): readonly TargetName[] =>
  target && reach === 'every' ? ['own', 'foreign', 'absent'] : ['none'];

/** All callers with access get the same result for each paper, so only the first of them is tested with every paper. */
function representativeOf(capability: StaffCapability, row: string, all: readonly TargetName[]): readonly TargetName[] {
  const path = row.split('#')[0] ?? '';
  const isLimited = (one: StaffCapability) => !ofEverybody.includes(one);
  const likeIt = staffCapabilities.filter((one) => mayCall(one, path) && isLimited(one) === isLimited(capability));
  return likeIt[0] === capability ? all : all.slice(0, 1);
}

describe.each(staffCapabilities)('%s alone', (capability) => {
  const isOpen = ([row]: (typeof rows)[number]) => mayCall(capability, row.split('#')[0] ?? '');
  const closed = rows.filter((row) => !isOpen(row));
  const open = rows.filter(isOpen);
  const [first] = open.find(([, access]) => targetsOf(access).length > 1) ?? [];
  test.each(open)('opens %s', (row, access) =>
    expectAnswers(capability, row, {
      names: row === first ? targetsOf(access) : representativeOf(capability, row, targetsOf(access)),
    }),
  );
  test.each(open)('opens %s for papers of any owner', { tags: 'sweep' }, (row, access) =>
    expectAnswers(capability, row, { names: targetsOf(access) }),
  );
  test('opens nothing else', async () => {
    expect(closed.length).toBeGreaterThan(0);
    // Refused calls change nothing about the person.
    const known = await buildStaff(h, { capabilities: [capability] });
    for (const [row, access] of closed)
      await expectAnswers(capability, row, { names: targetsOf(access).slice(-1), known });
  });
  // On every target, whoever owns the paper.
  test.each(closed)('does not open %s', { tags: 'sweep' }, (row, access) =>
    expectAnswers(capability, row, { names: targetsOf(access) }),
  );
});
