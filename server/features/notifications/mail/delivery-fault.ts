/** Reads what the mail client throws. Its messages quote addresses, so only the codes are kept. */
export function deliveryFault(error: unknown): { text: string; isFinal: boolean } {
  if (!(error instanceof Error)) return { text: 'unknown error', isFinal: false };
  const code: unknown = Reflect.get(error, 'code');
  const reply: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  const words = [code, command, reply].filter((word) => typeof word === 'string' || typeof word === 'number');
  return {
    text: words.length > 0 ? words.join(' ') : error.name,
    // A 5xx to the recipient itself: nobody is reached there, however often we knock. Any other 5xx may be our own fault.
    isFinal: command === 'RCPT TO' && typeof reply === 'number' && reply >= 500,
  };
}
