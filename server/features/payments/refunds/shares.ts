/** How a refund is divided among the documents of a payment. */

export interface Share {
  documentId: string;
  amountCents: number;
}

/**
 * Divides `amountCents` in proportion to what is left of each document's charge, in whole cents; cents that do not divide go
 * to the earlier documents. No share exceeds what is left, so less is divided when less is left.
 */
export function divide(amountCents: number, left: readonly Share[]): Share[] {
  const total = left.reduce((sum, share) => sum + share.amountCents, 0);
  const amount = Math.min(amountCents, total);
  if (amount <= 0) return [];
  const shares = left.map((share) => ({ ...share, amountCents: Math.floor((amount * share.amountCents) / total) }));
  let rest = amount - shares.reduce((sum, share) => sum + share.amountCents, 0);
  return shares
    .map((share, index) => {
      const isRoom = rest > 0 && share.amountCents < (left[index]?.amountCents ?? 0);
      if (!isRoom) return share;
      rest -= 1;
      return { ...share, amountCents: share.amountCents + 1 };
    })
    .filter((share) => share.amountCents > 0);
}
