/** Text that is already markup. Everything else put into `html` is escaped. */
export type Html = { readonly markup: string };

type Insert = Html | string | number | null | undefined | readonly Insert[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe in element text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Tagged template: every insert is escaped unless it was itself made by `html`; lists are joined, nothing is empty. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  const markup = strings.reduce((before, text, index) => before + render(inserts[index - 1]) + text);
  return { markup };
}

function render(insert: Insert): string {
  if (insert === null || insert === undefined) return '';
  if (typeof insert === 'string' || typeof insert === 'number') return escapeHtml(String(insert));
  if ('markup' in insert) return insert.markup;
  return insert.map(render).join('');
}
