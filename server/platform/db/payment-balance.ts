import { sql, type RawBuilder } from 'kysely';

/** Unpaid cents of payments `alias`, in SQL: neither refunded nor received. */
export function paymentBalance(alias: string): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<number>`(${column('amountCents')} - ${column('refundedCents')} - ${column('receivedCents')})`;
}
