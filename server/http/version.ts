import packageFile from '../../package.json' with { type: 'json' }

/** Version of this program, as `npm version` set it. */
export const appVersion: string = packageFile.version
