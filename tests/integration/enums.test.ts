import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textCauses } from '#server/platform/db/text-tables.ts';
import { keyPurposes, keySources } from '#server/platform/signing/types.ts';
import { staffCapabilities } from '#shared/access.ts';
import { keyModes } from '#shared/api-keys.ts';
import { bounceReasons } from '#shared/bounces.ts';
import { questionCauses } from '#shared/certificate-question.ts';
import { presetIds } from '#shared/certificate/recipients.ts';
import { revocationClasses } from '#shared/certificate/revocation.ts';
import { keyRevocationReasons, signerKeyEndings, signerKeySources } from '#shared/certificate/signer-keys.ts';
import { certificateEntryKinds, longTermLevels, signedLevels } from '#shared/certificate/state.ts';
import { complaintCauses, complaintOutcomes } from '#shared/complaints.ts';
import { messageAuthors, messageKinds, questionStates } from '#shared/conversation.ts';
import { couponUseStates } from '#shared/coupons.ts';
import { deskSources } from '#shared/desk-orders.ts';
import { documentStatuses, paymentHolds, paymentStates, reviewStatuses } from '#shared/document-status.ts';
import { importKinds } from '#shared/imports.ts';
import { invoiceKinds } from '#shared/invoices.ts';
import { locales } from '#shared/locales.ts';
import { carrierIds, mailingStates } from '#shared/mailing.ts';
import { currencies } from '#shared/money.ts';
import { actKinds, actMethods, appearances, identifications } from '#shared/notarial/acts.ts';
import { paperStepCancellers, paperStepKinds, paperStepStates } from '#shared/paper-steps.ts';
import { engagements } from '#shared/pay/agreement.ts';
import { payCurrencies } from '#shared/pay/money.ts';
import { payActivities, payUnits } from '#shared/pay/rates.ts';
import { taxStatuses } from '#shared/pay/self-billing.ts';
import { statementMessageKinds } from '#shared/pay/statements.ts';
import { priceRequestStates } from '#shared/price-requests.ts';
import { translationTypes } from '#shared/pricing.ts';
import { speeds } from '#shared/promise/speeds.ts';
import { promiseOutcomes } from '#shared/promise/steps.ts';
import { bankFormats, bankLineStates, lineMatches, receivedMethods } from '#shared/received.ts';
import { reviewDecisions } from '#shared/reviews.ts';
import { revisionKinds, revisionOutcomes, revisionStates } from '#shared/revision-requests.ts';
import { accountKinds, memberRoles, roles } from '#shared/roles.ts';
import { workflowStates } from '#shared/schemas/authenticator.ts';
import { rateSources } from '#shared/schemas/exchange-rates.ts';
import {
  certificateChoices,
  disputeStatuses,
  paymentFlags,
  paymentStatuses,
  refundSources,
} from '#shared/schemas/payments.ts';
import { taxCategories, vatCheckStates } from '#shared/tax.ts';
import { errorKinds, errorSeverities, revisionReasons, revisionStates as roundStates } from '#shared/team/revision.ts';
import { privateTopics } from '#shared/translation-checks/private-topics.ts';
import { sourceTags } from '#shared/translation-text.ts';
import { webhookDeliveryStates, webhookEndpointStates } from '#shared/webhook-events.ts';
import { createHarness, type Harness } from '../support/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(async () => {
  await h.stop();
});

const shared: Record<string, readonly string[]> = {
  profiles_capabilities_known: staffCapabilities,
  staff_invitations_capabilities_known: staffCapabilities,
  webhook_endpoints_state_known: webhookEndpointStates,
  webhook_messages_state_known: webhookDeliveryStates,
  bank_imports_format_known: bankFormats,
  bank_lines_match_known: lineMatches,
  bank_lines_state_known: bankLineStates,
  block_questions_state_known: questionStates,
  bounces_reason_known: bounceReasons,
  certificate_entries_kind_known: certificateEntryKinds,
  certificate_files_signature_level_known: signedLevels,
  long_term_files_level_known: longTermLevels,
  certificate_questions_answer_known: certificateChoices,
  certificate_questions_cause_known: questionCauses,
  certificates_preset_known: presetIds,
  certificates_revoked_class_known: revocationClasses,
  desk_orders_source_known: deskSources,
  disputes_status_known: disputeStatuses,
  document_messages_author_known: messageAuthors,
  document_messages_kind_known: messageKinds,
  documents_payment_hold_known: paymentHolds,
  documents_payment_status_known: paymentStates,
  documents_promise_outcome_known: promiseOutcomes,
  documents_recipient_known: presetIds,
  documents_speed_known: speeds,
  documents_status_known: documentStatuses,
  documents_translation_type_known: translationTypes,
  complaints_cause_known: complaintCauses,
  complaints_outcome_known: complaintOutcomes,
  coupon_uses_state_known: couponUseStates,
  imports_kind_known: importKinds,
  invoice_lines_category_known: taxCategories,
  invoice_numbers_kind_known: invoiceKinds,
  invoice_series_kind_known: invoiceKinds,
  invoices_kind_known: invoiceKinds,
  mailings_carrier_known: carrierIds,
  mailings_state_known: mailingStates,
  notarial_acts_appearance_known: appearances,
  notarial_acts_identification_known: identifications,
  notarial_acts_kind_known: actKinds,
  notarial_acts_method_known: actMethods,
  notarial_oaths_kind_known: actKinds,
  notarial_requests_decision_known: reviewDecisions,
  paper_steps_cancelled_by_known: paperStepCancellers,
  paper_steps_carrier_known: carrierIds,
  paper_steps_kind_known: paperStepKinds,
  paper_steps_state_known: paperStepStates,
  organization_invitations_role_known: memberRoles,
  organization_members_role_known: memberRoles,
  pay_adjustments_currency_known: payCurrencies,
  pay_earnings_activity_known: payActivities,
  pay_earnings_currency_known: payCurrencies,
  pay_earnings_service_known: translationTypes,
  pay_earnings_unit_known: payUnits,
  pay_billing_tax_status_known: taxStatuses,
  pay_invoices_category_known: taxCategories,
  pay_invoices_kind_known: invoiceKinds,
  pay_rates_activity_known: payActivities,
  pay_rates_currency_known: payCurrencies,
  pay_rates_service_known: translationTypes,
  pay_rates_unit_known: payUnits,
  pay_statement_messages_kind_known: statementMessageKinds,
  pay_statements_currency_known: payCurrencies,
  payment_items_speed_known: speeds,
  payments_currency_known: currencies,
  payments_base_known: currencies,
  documents_base_known: currencies,
  documents_to_be_verified_base_known: currencies,
  translated_documents_base_known: currencies,
  exchange_rates_base_known: currencies,
  exchange_rates_currency_known: currencies,
  exchange_rates_source_known: rateSources,
  coupon_uses_currency_known: currencies,
  documents_currency_known: currencies,
  documents_to_be_verified_currency_known: currencies,
  profiles_currency_known: currencies,
  quotes_currency_known: currencies,
  translated_documents_currency_known: currencies,
  payments_flag_known: paymentFlags,
  payments_status_known: paymentStatuses,
  phrase_overrides_lang_known: sourceTags,
  phrase_uses_lang_known: sourceTags,
  api_keys_mode_known: keyModes,
  api_keys_role_known: roles,
  price_requests_state_known: priceRequestStates,
  profiles_engagement_known: engagements,
  staff_invitations_engagement_known: engagements,
  profiles_kind_known: accountKinds,
  profiles_role_known: roles,
  received_payments_method_known: receivedMethods,
  refunds_certificate_known: certificateChoices,
  refunds_source_known: refundSources,
  review_decisions_decision_known: reviewDecisions,
  signer_keys_ending_known: signerKeyEndings,
  signer_keys_reason_known: keyRevocationReasons,
  signer_keys_source_known: signerKeySources,
  signing_keys_purpose_known: keyPurposes,
  signing_keys_source_known: keySources,
  revision_requests_kind_known: revisionKinds,
  revision_requests_outcome_known: revisionOutcomes,
  revision_requests_state_known: revisionStates,
  revision_errors_kind_known: errorKinds,
  revision_errors_severity_known: errorSeverities,
  revision_requirements_reason_known: revisionReasons,
  text_revisions_state_known: roundStates,
  reviews_status_known: reviewStatuses,
  reviews_workflow_state_known: workflowStates,
  translation_candidates_lang_known: sourceTags,
  translation_candidates_topic_known: privateTopics,
  translation_memory_lang_known: sourceTags,
  translation_text_versions_cause_known: textCauses,
  vat_checks_state_known: vatCheckStates,
};

/** Values of the server alone, typed in `server/platform/db/tables.ts`. */
const serverOnly = [
  'email_tokens_kind_known',
  'notarial_requests_outcome_known',
  'notification_events_kind_known',
  'outbound_emails_status_known',
  'refunds_status_known',
  'report_cells_grain_known',
  'translated_documents_status_known',
  'webhook_deliveries_direction_known',
  'webhook_deliveries_status_known',
];

test('each CHECK of an enumeration lists the values of shared/', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'c' and conname like '%\\_known' and connamespace = 'public'::regnamespace order by conname`.execute(
    h.db,
  );
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(shared), ...serverOnly].toSorted());
  for (const { name, definition } of rows) {
    const values = [...definition.matchAll(/'([\w.-]+)'/g)].map(([, value]) => value);
    if (shared[name]) expect([name, values.toSorted()]).toEqual([name, [...shared[name]].toSorted()]);
  }
});

test('the database takes each language of shared/, and no other text for one', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'c' and conname like '%\\_locale\\_tag' and connamespace = 'public'::regnamespace order by conname`.execute(
    h.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['outbound_emails_locale_tag', 'profiles_locale_tag']);
  for (const { definition } of rows) {
    const pattern = new RegExp(/'(\^.*\$)'/.exec(definition)?.[1] ?? 'none');
    for (const locale of locales) expect(locale).toMatch(pattern);
    for (const other of ['', 'PT', 'pt-BR', 'english', "p'"]) expect(other).not.toMatch(pattern);
  }
});
