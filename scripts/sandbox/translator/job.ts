import { z } from 'zod';

export const modes = ['normal', 'fail', 'slow', 'repeat', 'down', 'multipart', 'silent'] as const;
export type Mode = (typeof modes)[number];

/** Current mode, reset by a restart; each job keeps the mode in which it was accepted. */
export type Behavior = { mode: Mode; delayMs: number | undefined };

export const controlInput = z.object({
  mode: z.enum(modes),
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
});

/** The order as sent by the application; unused fields are kept unvalidated. */
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
