/** Paths of the renderer's files in the built client's folder. */
export const renderingFolder = 'rendering';
/** The build's part of every document. */
export const inputsFile = 'inputs.json';
/** The module of the worker thread. */
export const rendererFile = 'worker.js';
