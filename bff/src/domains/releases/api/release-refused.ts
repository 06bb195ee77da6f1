/** A command that cannot be followed; the message is fit for a terminal. Nothing was switched. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
