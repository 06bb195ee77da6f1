import { hash } from 'node:crypto';

const bytes = 6;

/**
 * Keys of people already named in a file: 48 bits each, so that even the longest file needs little
 * memory.
 */
export class SeenKeys {
  private readonly own = new Set<number>();
  private readonly before: SeenKeys | null;

  /** `before`: keys seen earlier, which are not modified. */
  constructor(before: SeenKeys | null = null) {
    this.before = before;
  }

  hasAny(keys: readonly string[]): boolean {
    return keys.some((key) => this.has(digest(key)));
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.own.add(digest(key));
  }

  /** Adds the keys that another set saw itself. */
  take({ own }: SeenKeys): void {
    for (const key of own) this.own.add(key);
  }

  private has(key: number): boolean {
    return this.own.has(key) || (this.before?.has(key) ?? false);
  }
}

const digest = (key: string): number => hash('sha256', key, 'buffer').readUIntBE(0, bytes);
