import { documentStatuses, statusWords } from '#shared/document-status.ts';
import { roleLabel, roles } from '#shared/roles.ts';
import type { AuditEntry } from '#shared/schemas/admin.ts';

/** What changed, and why, in a line; undefined where the event says it all. */
export function changeOf(entry: AuditEntry): string | undefined {
  const { details } = entry;
  const from = wordOf(entry.fromStatus ?? textOf(details['from']));
  const to = wordOf(entry.toStatus ?? textOf(details['to']));
  const change = to === undefined || from === to ? undefined : from === undefined ? to : `${from} → ${to}`;
  const reason = textOf(details['reason']);
  const parts = [change, reason === undefined ? undefined : `“${reason}”`].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A status or a role in staff's words. */
function wordOf(value: string | undefined): string | undefined {
  const status = documentStatuses.find((known) => known === value);
  if (status) return statusWords[status].staff;
  const role = roles.find((known) => known === value);
  return role ? roleLabel[role] : value;
}
