/** Trusted markup; `html` escapes every other value. */
export type Html = { readonly markup: string };

type Insert = Html | string | number | null | undefined | readonly Insert[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes for element text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Tagged template that escapes values unless `html` made them; joins lists; null and undefined are empty. */
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
