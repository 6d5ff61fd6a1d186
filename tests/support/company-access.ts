import { demoBrand, siteOfSettings } from '#shared/brand.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import type { Claim } from '#shared/schemas/claims.ts';
import type { LegalText } from '#shared/schemas/legal.ts';
import type { Access } from './access-row.ts';

/** Access to the facts of the house. */

export const sampleSite = siteOfSettings({ ...demoBrand, disclaimer: 'We are a private company.' });

export const sampleClaim: Claim = {
  form: 'figure',
  place: 'translations.hero',
  words: { en: { number: '1,204', label: 'documents delivered' } },
  source: 'The house’s own ledger, December 2026',
  observedOn: '2026-11-01',
  ...{ consent: '', validUntil: null, position: 0, isWithdrawn: false },
};

export const sampleTerms: LegalText = {
  title: 'Terms',
  markdown: '## The service\n\n{legalName} translates documents into English.',
  review: { by: 'Dr. Ana Prado', on: '2026-11-20' },
};

const reason = 'as it was agreed';
const terms = { page: 'terms', locale: 'en', facts: sampleTerms };
const mail = { group: 'confirm', locale: 'en', facts: { texts: { action: 'Confirm it' } } };

export const companyAccess: Readonly<Record<string, Access>> = {
  'admin.saveFactsDraft': {
    who: 'admin',
    input: () => ({ kind: 'site', facts: { ...sampleSite }, basedOn: 0 }),
  },
  'admin.discardFactsDraft': { who: 'admin', input: () => ({ kind: 'site' }) },
  'admin.setup': { who: 'admin' },
  'admin.confirmSetup': { who: 'admin', input: () => ({ step: 'tax', isConfirmed: true }) },
  'admin.site': { who: 'admin' },
  'admin.publishSite': { who: 'admin', input: () => ({ facts: sampleSite, reason }) },
  'admin.claims': { who: 'admin' },
  'admin.publishClaim': { who: 'admin', input: () => ({ facts: sampleClaim, reason }) },
  'admin.legalTexts': { who: 'admin', input: () => ({ page: 'terms', locale: 'en' }) },
  'admin.previewLegalText': { who: 'admin', input: () => terms },
  'admin.publishLegalText': { who: 'admin', input: () => ({ ...terms, reason }) },
  'admin.calendar': { who: 'admin', input: () => ({ office: '' }) },
  'admin.previewCalendar': { who: 'admin', input: () => ({ facts: defaultOfficeCalendar, year: 2026 }) },
  'admin.publishCalendar': { who: 'admin', input: () => ({ facts: defaultOfficeCalendar, reason }) },
  'admin.mailTexts': { who: 'admin', input: () => ({ group: 'confirm', locale: 'en' }) },
  'admin.previewMail': { who: 'admin', input: () => mail },
  'admin.sendMailPreview': { who: 'admin', input: () => mail },
  'admin.exchangeRates': { who: 'admin' },
  'admin.saveExchangeRate': { who: 'admin', input: () => ({ currency: 'eur', day: '2026-01-01', rate: '1.08' }) },
  'admin.removeExchangeRate': { who: 'admin', input: () => ({ currency: 'eur', day: '2026-01-01' }) },
  'admin.importExchangeRates': { who: 'admin', input: () => ({ csv: 'date,currency,rate\n', isDryRun: true }) },
  'admin.setBaseCurrency': { who: 'admin', input: () => ({ currency: 'usd', reason }) },
  'admin.publishMailText': { who: 'admin', input: () => ({ ...mail, reason }) },
};
