import type { ReactElement, ReactNode } from 'react';
import { renderAs } from './render-as.ts';

/** Replacement of an empty tag in a message: `<email></email>`. */
export function slot(node: ReactNode): () => ReactNode {
  return () => node;
}

/** An element around the text of a tag: `<link>Sign In</link>`. */
export function wrap(element: ReactElement): (text: ReactNode) => ReactNode {
  return (text) => renderAs(element, { children: text });
}
