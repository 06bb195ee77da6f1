/**
 * A command that cannot be executed; the message is suitable for a terminal. Nothing was switched.
 */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
