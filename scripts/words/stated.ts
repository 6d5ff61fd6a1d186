import { scopes, scopeTexts } from '#shared/api-keys.ts';
import { defaultDisclaimer } from '#shared/brand.ts';
import { paperKinds } from '#shared/certificate/paper-kinds.ts';
import { recipientLabel, recipientLabels } from '#shared/certificate/recipients.ts';
import { unknownKind } from '#shared/certificate/title.ts';
import { statedDays } from '#shared/legal.ts';
import { limits } from '#shared/limits.ts';
import { mailedCopy } from '#shared/mailing.ts';
import { memberRights, memberRoleRules } from '#shared/organizations.ts';
import { describeService, describeSpeed, minimumLabel, services, translationTypes } from '#shared/pricing.ts';
import { speedRules, speeds } from '#shared/promise/speeds.ts';
import { memberRoles } from '#shared/roles.ts';
import { webhookEvents, webhookEventTypes } from '#shared/webhook-events.ts';
import { flatten, type Catalogue } from './faults.ts';

/**
 * What English texts take from rules: names that orders, invoices and mails share, limits and times. The texts
 * are plain data, so a rule that changes is found here; other languages are compared with the figures of English.
 */

const { standard, rush } = speedRules;
const unpaid = `${String(statedDays.unpaidDraft)} days`;
/** Prices are published while the product runs, so texts have places for them. */
const rushOffer = `Rush orders are ready in ${rush.range} and cost {percent}% more per page.`;

/** Names below a path. */
function below(path: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${path}.${key}`, text]));
}

/** Names of the services below a path; those of bank statements have keys that end in `bank`. */
function serviceNames(path: string, bank?: string): Record<string, string> {
  const choices = translationTypes.flatMap((translationType) => [
    { key: translationType, choice: { translationType, isBankStatement: false } },
    ...(bank === undefined
      ? []
      : [{ key: translationType + bank, choice: { translationType, isBankStatement: true } }]),
  ]);
  return Object.fromEntries(choices.map(({ key, choice }) => [`${path}.${key}`, describeService(choice)]));
}

/** By area and path: the whole text. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  developers: {
    ...Object.fromEntries(
      scopes.flatMap((scope) => [
        [`scopes.${scope}.label`, scopeTexts[scope].label],
        [`scopes.${scope}.allows`, scopeTexts[scope].allows],
      ]),
    ),
    ...below('events', Object.fromEntries(webhookEventTypes.map((type) => [type, webhookEvents[type].meaning]))),
  },
  documents: below('details.recipients', recipientLabels),
  kinds: below('kinds', Object.fromEntries(paperKinds.map((kind) => [kind, kind]))),
  members: below('does', Object.fromEntries(memberRoles.map((role) => [role, memberRoleRules[role].may]))),
  organization: below(
    'rights',
    Object.fromEntries(Object.entries(memberRights).map(([right, { who }]) => [right, who])),
  ),
  mails: {
    disclaimer: defaultDisclaimer,
    unknownKind,
    'receipt.mailedCopy': mailedCopy.label,
    'receipt.minimum': minimumLabel,
    ...serviceNames('receipt.services', 'Bank'),
    ...below('receipt.speeds', Object.fromEntries(speeds.map((speed) => [speed, describeSpeed(speed)]))),
  },
  offer: {
    minimum: minimumLabel,
    ...Object.fromEntries(
      Object.entries(services).flatMap(([type, { label, word, description }]) => [
        [`services.${type}.label`, label],
        [`services.${type}.word`, word],
        [`services.${type}.bankStatement`, `${word}, bank statement`],
        [`services.${type}.description`, description],
      ]),
    ),
    ...Object.fromEntries(
      speeds.flatMap((speed) => [
        [`speeds.${speed}.label`, speedRules[speed].label],
        [`speeds.${speed}.full`, describeSpeed(speed)],
      ]),
    ),
  },
  order: {
    'mailing.label': mailedCopy.label,
    'mailing.hint': `${mailedCopy.description}. Adds {price}.`,
    'summary.unsure': recipientLabel('unsure'),
  },
  payments: {
    'receipt.mailedCopy': mailedCopy.label,
    ...serviceNames('receipt.service', 'BankStatement'),
  },
  translations: serviceNames('table.services'),
  verify: { ...serviceNames('record.types'), ...below('record.recipients', recipientLabels) },
};

/** By area and path: a part of the text. */
const figures: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'file-check': { 'refusals.large.text': [`${String(limits.checkedFileBytes / 1_000_000)} MB`] },
  order: {
    'summary.note': [unpaid],
    'how.receiveText': [standard.range],
    'facts.features.0': [standard.range],
    'facts.extras': [`Rush, ${rush.range}: +{percent}%`, `Mailed copy: {postage}`],
  },
  overview: {
    'waiting.note': [unpaid],
    'waiting.unpaidNote': [unpaid],
    'first.price': ['{price}'],
    'first.facts.0': [standard.range],
  },
  payments: { 'cancelled.kept': [unpaid] },
  translations: {
    'pricing.notes.2': [standard.range],
    'pricing.rush': [rushOffer],
    'pricing.postage': ['{price} per document'],
    'faq.turnaround.answer': [standard.range, rushOffer],
    'faq.questions.4.answer': [unpaid],
  },
};

/** The English texts of an area with the names of the rules. */
export function withNames(area: string, english: Catalogue): Catalogue {
  return Object.entries(names[area] ?? {}).reduce((tree, [key, text]) => placed(tree, key.split('.'), text), english);
}

function placed(tree: Catalogue, [key = '', ...rest]: readonly string[], text: string): Catalogue {
  const inner = tree[key];
  const inside = typeof inner === 'object' && inner !== null ? Object.fromEntries(Object.entries(inner)) : {};
  return { ...tree, [key]: rest.length === 0 ? text : placed(inside, rest, text) };
}

/** Faults of an English area beside the rules. */
export function statedFaults(area: string, english: Catalogue): string[] {
  const texts = new Map(flatten(english));
  const other = Object.entries(names[area] ?? {}).filter(([key, text]) => texts.get(key) !== text);
  const without = Object.entries(figures[area] ?? {}).flatMap(([key, parts]) =>
    parts.filter((part) => texts.get(key)?.includes(part) !== true).map((part) => [key, part]),
  );
  return [
    ...other.map(
      ([key, text]) =>
        `${key} is “${String(texts.get(key))}”, a rule of shared/ says “${text}”: run \`npm run build:messages\``,
    ),
    ...without.map(([key, part]) => `${String(key)} lacks “${String(part)}”, which a rule of shared/ says`),
  ];
}
