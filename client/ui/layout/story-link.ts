import { createElement } from 'react';

/** Replaces router links in stories. */
export const storyLink = createElement('a', { href: '#story' });
export const currentLink = createElement('a', { href: '#story', 'aria-current': 'page' });
