/** Division of a refund among the documents of a payment. */

export interface Share {
  documentId: string;
  amountCents: number;
}

/**
 * Divides `amountCents` in proportion to the remaining charge of each document, in whole cents; the remainder goes to the
 * earlier documents. No share exceeds its remaining charge, so less is divided when less remains.
 */
export function divide(amountCents: number, remaining: readonly Share[]): Share[] {
  const total = remaining.reduce((sum, share) => sum + share.amountCents, 0);
  const amount = Math.min(amountCents, total);
  if (amount <= 0) return [];
  const shares = remaining.map((share) => ({
    ...share,
    amountCents: Math.floor((amount * share.amountCents) / total),
  }));
  let remainder = amount - shares.reduce((sum, share) => sum + share.amountCents, 0);
  return shares
    .map((share, index) => {
      const hasRoom = remainder > 0 && share.amountCents < (remaining[index]?.amountCents ?? 0);
      if (!hasRoom) return share;
      remainder -= 1;
      return { ...share, amountCents: share.amountCents + 1 };
    })
    .filter((share) => share.amountCents > 0);
}
