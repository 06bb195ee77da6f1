/** An invalid setting; the message names the variable and fits on one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
