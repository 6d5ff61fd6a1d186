import { createContext } from 'react';

/** True inside a shell, which brings the page's frame and its `<main>`. */
export const InShell = createContext(false);
