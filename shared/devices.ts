/** Name of a device whose user agent says nothing; readers see it in their language. */
export const unknownDevice = 'Unknown device';
