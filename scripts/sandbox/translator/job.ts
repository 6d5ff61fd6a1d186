import { z } from 'zod';

export const modes = ['normal', 'fail', 'slow', 'repeat', 'down', 'multipart', 'silent'] as const;
export type Mode = (typeof modes)[number];

/** How the workflow behaves just now. Forgotten at a restart; each job keeps the mode it was accepted in. */
export type Behaviour = { mode: Mode; delayMs: number | undefined };

export const controlInput = z.object({
  mode: z.enum(modes),
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
});

/** The order as the application sends it; what the drafts do not need is kept unread. */
export const orderSchema = z.looseObject({
  document_id: z.string().min(1),
  callback_url: z.url({ protocol: /^https?$/ }),
  url: z.url({ protocol: /^https?$/ }),
  filename: z.string(),
  mimetype: z.string().default('application/octet-stream'),
  paginas: z.coerce.number().int().min(1).max(500),
  idioma_raiz: z.string().default('unknown'),
  tipo_trad: z.enum(['Certificado', 'Notorizado']),
});
export type Order = z.infer<typeof orderSchema>;
