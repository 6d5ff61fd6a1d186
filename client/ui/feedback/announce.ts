/** Reads a short text aloud to screen readers: what a drag, a move or a shortcut has done. */
export { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
