const minuteMs = 60_000;

/** `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / minuteMs);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (hours === 0) return `${String(minutes)} min`;
  if (days === 0) return `${String(hours)} h ${String(minutes % 60)} min`;
  return `${String(days)} d ${String(hours % 24)} h`;
}
