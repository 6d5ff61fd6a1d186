export interface DeliveryFault {
  text: string;
  /** No other attempt can help. */
  isFinal: boolean;
  /** The mailbox does not exist or is closed. */
  isBadAddress: boolean;
}

/** Reads what the mail client throws. Its messages quote addresses, so only the codes are kept. */
export function deliveryFault(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return { text: 'unknown error', isFinal: false, isBadAddress: false };
  const code: unknown = Reflect.get(error, 'code');
  const reply: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  const words = [code, command, reply].filter((word) => typeof word === 'string' || typeof word === 'number');
  // A 5xx to the recipient itself: no attempt reaches it. Any other 5xx may be our own fault.
  const finalReply = command === 'RCPT TO' && typeof reply === 'number' && reply >= 500 ? reply : undefined;
  return {
    text: words.length > 0 ? words.join(' ') : error.name,
    isFinal: finalReply !== undefined,
    isBadAddress: finalReply !== undefined && isAboutAddress(finalReply, Reflect.get(error, 'response')),
  };
}

/**
 * By the enhanced status code (RFC 3463): 5.1.x bad address, 5.2.1 mailbox disabled. A full mailbox (5.2.2) and a policy
 * (5.7.x, for example relaying denied) say nothing about the address. Without one, by the reply code alone.
 */
function isAboutAddress(reply: number, response: unknown): boolean {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(typeof response === 'string' ? response : '') ?? [];
  if (enhanced !== undefined) return enhanced.startsWith('5.1.') || enhanced === '5.2.1';
  return reply === 550 || reply === 551 || reply === 553;
}
