import { z } from 'zod';

/** Where the shared parts of a test run are. */
export const services = z.object({
  /** A superuser's, so that databases can be made and dropped. */
  postgresUrl: z.string(),
  s3: z.object({ endpoint: z.string(), region: z.string(), accessKeyId: z.string(), secretAccessKey: z.string() }),
});
export type Services = z.infer<typeof services>;

/** The database every harness copies. */
export const templateDatabase = 'app_template';
