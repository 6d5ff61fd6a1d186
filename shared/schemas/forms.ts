import { z } from 'zod';
import { sourceMarks, sourceTags } from '#shared/translation-text.ts';
import { paged, pageInput, rule, timestamp } from './common.ts';
import { phraseTarget } from './phrases.ts';

/** Forms for staff: text printed on every paper of a form, never the content of one paper. */

export const formItemKinds = ['title', 'heading', 'label', 'text', 'cell', 'mark'] as const;

export const formItem = z.object({
  kind: z.enum(formItemKinds),
  /** Of a mark. */
  mark: z.enum(sourceMarks).optional(),
  source: z.string().max(500),
  target: z.string().max(1000),
  /** Left edge and top on the page, in fractions of it; absent where only the order is known. */
  at: z.object({ x: z.number(), y: z.number() }).optional(),
});
export type FormItem = z.infer<typeof formItem>;

export const formFilters = ['all', 'proposed', 'retired'] as const;
export type FormFilter = (typeof formFilters)[number];

const formId = z.string().min(1).max(80);

export const formsInput = z.object({
  ...pageInput,
  lang: z.enum(sourceTags).default('pt'),
  filter: z.enum(formFilters).default('all'),
});
export type FormsInput = z.infer<typeof formsInput>;

export const formView = z.object({
  /** The name of its file for a shipped form. */
  id: z.string(),
  lang: z.enum(sourceTags),
  country: z.string().nullable(),
  name: z.string(),
  /** Issuer of the form. */
  issuer: z.string(),
  version: z.number().int(),
  isShipped: z.boolean(),
  /** Learned from a paper and not reviewed yet. */
  isProposed: z.boolean(),
  isRetired: z.boolean(),
  /** Papers that were drafted by it. */
  uses: z.number().int(),
  items: z.number().int(),
  changedByName: z.string().nullable(),
  changedAt: timestamp.nullable(),
});
export type FormView = z.infer<typeof formView>;

export const formsOutput = paged(formView);

export const formInput = z.object({ id: formId });

export const formDetails = z.object({
  form: formView,
  items: z.array(formItem),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      name: z.string(),
      changedByName: z.string().nullable(),
      changedAt: timestamp.nullable(),
    }),
  ),
});
export type FormDetails = z.infer<typeof formDetails>;

const formName = z
  .string()
  .trim()
  .min(1, rule('FORM_NAMELESS'))
  .max(200)
  .regex(/^\P{C}*$/u, rule('PHRASE_UNPRINTABLE'));

/** `seen` is the version that the caller saw; `targets` has the English of each item, in their order. Keeps a proposed form. */
export const editFormInput = z.object({
  id: formId,
  seen: z.number().int(),
  name: formName,
  issuer: z.string().trim().max(200),
  targets: z.array(phraseTarget).max(400),
});
export type EditFormInput = z.infer<typeof editFormInput>;

export const retireFormInput = z.object({ id: formId, isRetired: z.boolean() });
export type RetireFormInput = z.infer<typeof retireFormInput>;
