import type { Printable, Printed } from './print-job.ts';

export interface WarmOptions {
  /** Keep a second worker ready from now on, which replaces a worn one at once; the default. */
  hasSpare?: boolean;
  /** Minimum idle time before the engine is unloaded. */
  holdMs?: number;
}

/** Prints certificates, acts, texts, packets and invoices, one at a time. */
export interface Typesetter {
  /** Rejects with PrintError. The queue is fair between owners. */
  print(job: Printable, owner: string): Promise<Printed>;
  /** Starts the engine ahead of a print. */
  warm(options?: WarmOptions): Promise<void>;
  close(): Promise<void>;
}
