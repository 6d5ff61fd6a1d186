/** A month as `2026-11`. A module of its own: search parsers are part of every visitor's first load. */
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
