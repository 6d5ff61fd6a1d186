import type { InvoiceJob, PacketJob, Printed, PrintJob, SheetJob, TextJob } from './print-job.ts';

export interface WarmOptions {
  /** Keep a second worker ready from now on, which replaces a worn one at once; the default. */
  hasSpare?: boolean;
  /** The engine is kept for this time at least, also without a print. */
  holdMs?: number;
}

/** Prints certificates, texts, packets and invoices, one at a time. */
export interface Typesetter {
  /** Rejects with PrintError. The queue is fair between owners. */
  print(job: PrintJob, owner: string): Promise<Printed>;
  /** The sheet of a notarial act, to be signed in ink. */
  printSheet(job: SheetJob, owner: string): Promise<Printed>;
  /** A translation typeset from its text, to be certified or previewed. */
  printText(job: TextJob, owner: string): Promise<Printed>;
  /** One part of a filing packet. */
  printPacket(job: PacketJob, owner: string): Promise<Printed>;
  /** An invoice or credit note. */
  printInvoice(job: InvoiceJob, owner: string): Promise<Printed>;
  /** Starts the engine ahead of a print. */
  warm(options?: WarmOptions): Promise<void>;
  close(): Promise<void>;
}
