import manifest from '../../../package.json' with { type: 'json' };

/** The release, as in package.json; the build writes it into this file's code. */
export const version: string = manifest.version;
