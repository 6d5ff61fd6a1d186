import { z } from 'zod';

/** Addresses of a test run's shared services. */
export const services = z.object({
  /** As superuser, to create and drop databases. */
  postgresUrl: z.string(),
  s3: z.object({ endpoint: z.string(), region: z.string(), accessKeyId: z.string(), secretAccessKey: z.string() }),
});
export type Services = z.infer<typeof services>;

/** Template database that every harness copies. */
export const templateDatabase = 'app_template';
