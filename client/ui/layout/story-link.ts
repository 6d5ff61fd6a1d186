import { createElement } from 'react';

/** Stands for a router's link in the workshop. */
export const storyLink = createElement('a', { href: '#story' });
export const currentLink = createElement('a', { href: '#story', 'aria-current': 'page' });
