import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command line that cannot be understood; the message says why. */
export class UsageError extends Error {}

/** The options of one command, by name. */
export type OptionKinds = Record<string, 'text' | 'flag'>;

/** What was given, checked for unknown options. */
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

  /** An option with a value. */
  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** An option that must be there. */
  required(name: string): string {
    const value = this.text(name);
    if (!value) throw new UsageError(`--${name} is missing`);
    return value;
  }

  /** A whole number within bounds. */
  number(name: string, least: number, most: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new UsageError(`--${name} must be a whole number from ${least} to ${most}`);
    return number;
  }

  /** True when an option without a value is there. */
  flag(name: string): boolean {
    return this.values[name] === true;
  }
}
