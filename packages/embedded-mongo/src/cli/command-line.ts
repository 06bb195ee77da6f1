import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An invalid command line; the message says why. */
export class UsageError extends Error {}

/** Options of one command, by name. */
export type OptionKinds = Record<string, 'text' | 'flag'>;

/** The given arguments, checked for unknown options. */
export class CommandLine {
  private readonly values: Record<string, string | boolean | undefined>;

  constructor(args: readonly string[], kinds: OptionKinds) {
    const options: NonNullable<ParseArgsConfig['options']> = {};
    for (const [name, kind] of Object.entries(kinds))
      options[name] = { type: kind === 'flag' ? 'boolean' : 'string' };
    try {
      const { values } = parseArgs({ args: [...args], options, strict: true });
      this.values = values as Record<string, string | boolean | undefined>;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  }

  /** Returns the value of an option. */
  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Returns the value of a required option. */
  required(name: string): string {
    const value = this.text(name);
    if (!value) throw new UsageError(`--${name} is missing`);
    return value;
  }

  /** Returns an integer within bounds. */
  number(name: string, least: number, max: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > max)
      throw new UsageError(`--${name} must be a whole number from ${least} to ${max}`);
    return number;
  }

  /** Checks whether an option without a value is given. */
  flag(name: string): boolean {
    return this.values[name] === true;
  }
}
