import { hash } from 'node:crypto';

const bytes = 6;

/** Which people a file has named already: 48 bits a key, so that the longest file takes little room. */
export class SeenKeys {
  private readonly own = new Set<number>();
  private readonly before: SeenKeys | null;

  /** `before`: what was seen already, which stays as it is. */
  constructor(before: SeenKeys | null = null) {
    this.before = before;
  }

  hasAny(keys: readonly string[]): boolean {
    return keys.some((key) => this.has(digest(key)));
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.own.add(digest(key));
  }

  /** Takes over what another saw by itself. */
  take({ own }: SeenKeys): void {
    for (const key of own) this.own.add(key);
  }

  private has(key: number): boolean {
    return this.own.has(key) || (this.before?.has(key) ?? false);
  }
}

const digest = (key: string): number => hash('sha256', key, 'buffer').readUIntBE(0, bytes);
