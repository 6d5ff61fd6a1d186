import { z } from 'zod';
import { appRouter } from '#server/router.ts';

/** Field names that responses may contain, and those that the output schemas declare. */

/** Fields of a customer's own rows and of public responses. */
export const customerFields = new Set(
  `papers lines amountCents text extraCents neededBy payableUntil isGuest bank bankName iban bic routingNumber accountNumber holder isStopped signerKey sha256 isRevoked paperSteps tracking offered authority county sentOn backOn scan cancelledBy cancelReason isPaper prices validFrom nextAt list rates regular bankStatement source unit rate rushPercent minimumCents topUpCents priceVersionId hasSignIn isPaid isSignedIn session reason capabilities pairs to office ended scanOf signer checkWords copyAccess issuer keyId publicKey from access openings network isByAccessKey sessions pushSubscriptions links keys unusedEndsAt aheadSeconds now hasSheet english own said lang dir label rows mark reference endpoint endpointId eventId events description disabledAt failingSince formerKeyUntil signingKey isTest nextAttemptAt body attemptCount attempts startedAt durationMs number due dueCents invoiceId isOverdue leftCents limitCents paidCents usedCents creditedCents invoiceNumber matter member person hasOrganizations billingAddress invitations members isContact isYou organization invitedBy addresses createdBy hint isReplaced mode scopes parts address carrier city isMailed line1 line2 mailing postageCents sentAt trackingNumber zip author writtenAt canCancel paymentHold ordered thumbnailUrl neededBy note sourceLeavesAt sourceRemovedAt file action who situation blocking speed orderedAt dueAt pausedSince deliveredAt promiseOutcome surchargeCents standard rush askedAt hasPicture picture question answer answeredAt certificate issuedAt refusal requests revision revisions revokedClass right until wrong alreadyConfirmed amountCents at challenge isOn isRequired key needsSecondFactor recoveryCodes recoveryCodesLeft since uri authenticatedByName authenticationDate cardBrand cardLast4 certified chargedCents clientName color version
    allowCredentials alg attestation authenticatorSelection excludeCredentials isOn lastUsedAt options pubKeyCredParams publicKey residentKey rp rpId timeout transports userVerification
    people canChangePeople nativeName completed count counts createdAt currency customerName device displayName documentId documentIds
    documents error event expiresAt fileCount fileId fileSizeBytes filename folderId fromStatus
    hasFile hasTranslation holderInitials holders id isAuthenticated isBankStatement isCertified isCorrected isCurrent isMobile
    isNotarized isRead isUnderReview isWithNotary hasNotary notarization place items lastSeenAt lines message metadata mimetype name
    state sentence freeToCancelUntil nextAt badge tone stage says say money outcome letterUrl refusedBar originalDocumentId page pageSize pages paidAt paperKind parentId paymentId paymentStatus pending
    phone processing quote rateCents receiptNumber recipient refundedCents refunds revokedAt role sessionId sourceCopy sourceLanguage
    state status steps successRate targetLanguage timeline title toStatus total
    totalCents totalCostCents totalPrice translationDate translationId translationMimetype translationType type unpaid
    outcome signature proof leaf index path head root origin time logKeys size certificate compromisedSince kind roots deliveredPages revision issuedAt registerNumber register signatureLevel longTermLevel currentRevision supersededAt
    deliveries medianHours p90Hours shares signers legalName credential languages
    updatedAt uploadDate url user userId valid verification verificationCode locale
    blocks level text href isOrdered versionId review by on rushOffered parts isOrdered
    orderedOn offer paper about languages sizeBytes isExpired acceptedAt acceptedName payUrl dueAt files reason note mailCountry country office document word postage cents limits megabytes isWithdrawn feeCents discountCents discount percent code
    netCents taxCents taxes taxRate taxCategory category buyer vatId vatCheck checkedAt consultationNumber engagement seller street region taxId series`.split(
    /\s+/,
  ),
);

/** Additional fields for staff. */
export const staffFields = new Set(
  `orderCurrency kinds personIds withInvitations created invited finishedAt aboutId aboutName costCents lesson openedByName closedByName isReissued subject message isSenderProved refused filename reason period previous before otherCurrencies apart baseCurrency today day recordedAt recordedByName written series startsOn groups promised late complaints asOf origin isOrganization hasCredit orders lastOrderAt matches customerPhone isKnown canChargeAccount officeName source addedByName isWhole isPaid uncertified payUrl accounts frame valueBox columns isRuled turnedPages effort minutes keys holder bankName iban bic routingNumber accountNumber accountId accountName accountEmail receivedOn paidFor freeCents reversedBy reverses aging current from0 from30 from60 from90 isStopped statements daysOverdue receivedCents promisedOn promiseNote reminders remindedAt reminderDays stopAfterDays importedAt importedByName format proposed unmatched ignored bookedOn payer match doubt proposal receipt left corners flaws isOrderDoubtful ratio sheet service pair target amount cents basedOn latest versions publishedAt publishedByName handOver papers isNamed suspendedAt lastSignInAt isClaimed isAssigned withNotary answers answeredByName boxes boxId content ink part rest row tableId rules creditLimitCents overdueCents organizations soonAt urgentAt promiseStep spelling family document assigned assignedToId assignedToName blocks confirmed drafted text askedById askedByName blockId comment comments doubtful finish isOffered offered openQuestions pagesFailed pagesRead questions resolvedAt resolvedByName untranslated work writtenAt writtenById writtenByName
    allowsRemote appearance commissionId identity instrument instrumentDatedOn isSigner needsJurat notaries oath scanUrl sessionReference signerAddress swornAt actedAt allowsElectronic awaiting certifiedAt certifiedById certifiedByName commissionNumber commissions county endedAt expiresOn feeCents identification isDelivered isInForce isOwnWork isSold journalNumber method notaryName notarySince number recordedAt reviewId sealText setAt setByName signerName staff userRole venueCounty venueState
    abovePages holderName canSplit writable personId personName fromPage toPage isYours doneAt partId isDone splitAbovePages
    waiver waivedByName waivedAt isRevised isStale translatorId translatorName reviserId reviserName textVersion closedVersion submittedAt takenAt errors
    markedByName markedAt may write submit withdraw take revise waive task services accountIds pairs sampleEvery accounts delivered revised waived passed returned
    canReissue canRevoke revisionRequests cause closedAt dispute disputes dueBy openedAt providerStatus question raisedAt reference acknowledgements action active activity actorId actorName actorRole admins approved attempts
    authenticatorId authenticatorName authenticators averagePerDocumentCents averageProcessingSeconds awaitingReview canRetry cards checklist claimExpiresAt
    claimedById claimedByName client code completionRate corrections day days decision details dueAt
    documentName documentsPending documentsProcessed drafts facts file findings flag fourEyes marks hasSecondFactor holders isCorrection isOwnUpload issuedOn issuer kind label lastActivityAt
    lastError nativeName next ordered original payment paymentHold payments place preset previous processed reason received recentActivity registerNumber
    rejected remainingCents missingCents retried rule say severity level block reasons shareCents shareLeftCents siblings skipped sourcePages requestedByName revenueCents reviewId reviewStatus scope statusGroup
    statuses subject subjectName subjectUserId summary topLanguages totals translated translation
    pdfBase64 sha256 isPrinted isReturned
    printedCredential validFrom validUntil registerUrl claimedAt checkedAt checkedByName how isPrinted isYours authority proof credential
    hasRevocationList open decisionsLeft fault algorithm validFrom validUntil ending revocationReason revokedSince
    isPublic address canSign credential credentialExpiresOn credentialNumber from isWhole languagePairs legalName png profile savedAt signature svg to
    after before blockId blocks box changed changes clashes confidence confirmed confirmedAt confirmedBy confirmedByName detail dir doubtful
    draft drafted fields height isBlank isValid lang mark mine mrz position progress removed rotation rows savedByName similarity target theirs
    untranslated value version via width x xliff y
    changedAt changedByName confirmations country customers defaultTarget isMarked isRetired lastUsedAt note topic uses
    source hasTimestamps uploads userName userPhone users valueCents viewerPages workflowState
    domain supportEmail supportPhone chatUrl disclaimer officeHours sender colors logo favicon hasLanding primary accent claims hasSamples claimId isShown missing form words observedOn consent
    isWithdrawn rating program scholarship duration texts placeholders isReviewed hasDraft markdown faults offices countries timeZone hours holidays holidayDays closedDays openDays exceptions rushNeedsStaff region
    firstPages furtherPages furtherHours regions promised readyBy groups group mails defaults html testOrder step isDone isConfirmed hasSigner isOffered mail recordedByName creditCents
    isShipped isProposed entries units added foreignUnits broken unit line startedAt segment percent isWhole memory collections delivered phrasebook other importedByName
    createdByName account isOwn isWithdrawal coupons cap isOnce note orders services cannot offers month today absences isStated off capacity offeredAt passedOnBy isLate week isClosed unassigned offeredTo offerMinutes pagesPerDay steps fromPages hasReverseCharge datev adviser revenueAccount debtorAccount
    activity authorName unitCents endsOn today month isClosed canClose openFrom currentMonth sums earnedCents adjustedCents lines adjustments isCut quantity isRush earnedAt payeeName lineCount paidOn messages isYours disputed earnings pay marginCents payCents unlikePay rates
    isPaidPerPaper savedAt agreements acceptedAt gaps wording taxStatus payableCents invoice corrects endedByName grossCents
    agreement standing accepted`.split(/\s+/),
);

/** Responses that contain the customer's own e-mail address; elsewhere addresses are for staff only. */
export const ownAddress: Readonly<Record<string, readonly string[]>> = {
  'auth.session': ['user.email', 'user.emailVerified', 'user.person.email'],
  'auth.login': ['user.email', 'user.emailVerified', 'user.person.email'],
  'auth.loginSecondFactor': ['user.email', 'user.emailVerified', 'user.person.email'],
  'auth.loginPasskey': ['user.email', 'user.emailVerified', 'user.person.email'],
  // Of colleagues, and of the people whom the owners invited.
  'auth.organizationMembers': ['members[].email', 'invitations[].email'],
  'auth.register': ['email'],
  'auth.confirmEmail': ['email'],
  'auth.undoEmailChange': ['email'],
  'auth.profile': ['email', 'pendingEmail', 'emailBounce'],
  'auth.updateProfile': ['email', 'pendingEmail', 'emailBounce'],
  'payments.getSessionInfo': ['metadata.userEmail'],
  'payments.receipt': ['customerEmail'],
  // Typed by the guest, whether or not an account has it.
  'payments.guestCheckout': ['session.email'],
  'payments.guestOrder': ['email'],
  'payments.openGuestLink': ['email'],
};

export const neverSent = /hash|secret|fileKey|storage|password|token|stripe/i;

/** Key paths of a procedure's output schema, such as `items[].id`. */
export function outputKeys(path: string): Set<string> {
  const keys = new Set<string>();
  const schema = z.toJSONSchema(outputOf(path), { unrepresentable: 'any', io: 'output' });
  collectSchema(schema, { prefix: '', keys, definitions: schema.$defs ?? {}, followed: [] });
  return keys;
}

function outputOf(path: string): z.ZodType {
  const procedure: unknown = Reflect.get(appRouter._def.procedures, path);
  const definition: unknown = Reflect.get(Object(procedure), '_def');
  const output: unknown = Reflect.get(Object(definition), 'output');
  // Subscriptions store the schema directly, other procedures wrap it.
  const schema: unknown = output instanceof z.ZodType ? output : Reflect.get(Object(output), 'schema');
  if (!(schema instanceof z.ZodType)) throw new Error(`${path} has no output schema`);
  return schema;
}

const node = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
});

interface Collected {
  prefix: string;
  keys: Set<string>;
  definitions: Readonly<Record<string, unknown>>;
  /** Definitions on the way here. */
  followed: readonly string[];
}

/** How deep fields of a definition that contains itself are listed: deeper than any sample. */
const maxNested = 3;

function collectSchema(value: unknown, at: Collected): void {
  const parsed = node.safeParse(value);
  if (!parsed.success) return;
  const { prefix, keys, definitions, followed } = at;
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = parsed.data;
  for (const [name, child] of Object.entries(properties)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    keys.add(key);
    collectSchema(child, { ...at, prefix: key });
  }
  if (items !== undefined) collectSchema(items, { ...at, prefix: `${prefix}[]` });
  for (const child of [...anyOf, ...oneOf]) collectSchema(child, at);
  if (typeof additionalProperties === 'object') {
    keys.add(`${prefix}.*`);
    collectSchema(additionalProperties, { ...at, prefix: `${prefix}.*` });
  }
  const name = $ref?.split('/').at(-1) ?? '';
  if (Object.hasOwn(definitions, name) && followed.filter((one) => one === name).length < maxNested) {
    collectSchema(definitions[name], { ...at, followed: [...followed, name] });
  }
}

/** Key paths of an actual response, in the same notation. */
export function answerKeys(value: unknown, prefix = '', keys = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) answerKeys(item, `${prefix}[]`, keys);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const key = prefix === '' ? name : `${prefix}.${name}`;
      keys.add(key);
      answerKeys(child, key, keys);
    }
  }
  return keys;
}
