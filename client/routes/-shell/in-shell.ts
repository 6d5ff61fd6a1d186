import { createContext } from 'react';

/** True inside a shell, which provides the layout and `<main>`. */
export const InShell = createContext(false);
