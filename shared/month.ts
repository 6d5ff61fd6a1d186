/** A month as `2026-11`. Alone in its module: every visitor loads what search parameters are parsed with. */
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
