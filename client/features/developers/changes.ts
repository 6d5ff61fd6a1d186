/** Changes of the public API that developers read about, newest first. */
export const changes: readonly { date: string; text: string }[] = [
  { date: '2026-11-22', text: 'First version: keys with scopes, plain HTTP, the typed client, and webhooks.' },
];
