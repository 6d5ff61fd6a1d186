let hasGutter: boolean | undefined;

/**
 * Attributes of a backdrop. `data-gutter` asks for the scrollbar's gutter to be darkened too, where the window has one: a change
 * of the root element's style recalculates the whole page.
 */
export function scrim(kind: 'scrim' | 'lightbox' = 'scrim') {
  hasGutter ??= window.innerWidth > document.documentElement.clientWidth;
  return { [`data-${kind}`]: '', ...(hasGutter && { 'data-gutter': '' }) };
}
