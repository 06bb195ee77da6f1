import { ServerError } from '../errors.ts';

/** Throws `InvalidNamespace` (73) for an invalid database or collection name. */
export function checkName(database: string, name: string): void {
  if (database === '' || /[\s/\\."$*<>:|?\0]/.test(database) || Buffer.byteLength(database) > 63) {
    throw new ServerError(73, `Invalid database name: '${database}'`);
  }
  if (
    name === '' ||
    name.startsWith('.') ||
    name.startsWith('system.') ||
    name.endsWith('.') ||
    /[$\0]/.test(name) ||
    Buffer.byteLength(name) > 200
  ) {
    throw new ServerError(73, `Invalid collection name: '${name}'`);
  }
}
