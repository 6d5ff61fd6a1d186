export interface SendFailure {
  text: string;
  /** Retrying cannot succeed. */
  isFinal: boolean;
  /** The mailbox does not exist or is closed. */
  isBadAddress: boolean;
}

/** Classifies an error of the SMTP client. Keeps only its codes, since its messages quote addresses. */
export function sendFailureOf(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { text: 'unknown error', isFinal: false, isBadAddress: false };
  const code: unknown = Reflect.get(error, 'code');
  const reply: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  const words = [code, command, reply].filter((word) => typeof word === 'string' || typeof word === 'number');
  // Only a 5xx reply to RCPT TO is permanent: others may be caused by this server's configuration.
  const finalReply = command === 'RCPT TO' && typeof reply === 'number' && reply >= 500 ? reply : undefined;
  return {
    text: words.length > 0 ? words.join(' ') : error.name,
    isFinal: finalReply !== undefined,
    isBadAddress: finalReply !== undefined && isAboutAddress(finalReply, Reflect.get(error, 'response')),
  };
}

/**
 * Judges by the enhanced status code (RFC 3463): 5.1.x bad address, 5.2.1 mailbox disabled; a full mailbox (5.2.2) or a policy
 * (5.7.x) does not disqualify the address. Falls back to the reply code.
 */
function isAboutAddress(reply: number, response: unknown): boolean {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(typeof response === 'string' ? response : '') ?? [];
  if (enhanced !== undefined) return enhanced.startsWith('5.1.') || enhanced === '5.2.1';
  return reply === 550 || reply === 551 || reply === 553;
}
