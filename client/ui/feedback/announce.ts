/** Announces a text to screen readers: the result of a drag, a move or a shortcut. */
export { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
