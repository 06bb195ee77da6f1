import type { Doc, Value } from '../bson/value.ts';
import { comparePositions, type Position } from './position.ts';

/** One change of what is stored, as streams tell it. */
export interface LoggedChange {
  position: Position;
  kind: 'insert' | 'update' | 'replace' | 'delete' | 'drop' | 'rename';
  database: string;
  name: string;
  id?: Value;
  before?: Doc | undefined;
  after?: Doc | undefined;
  /** The new name. */
  to?: { database: string; name: string };
  /** About what it holds in memory. */
  bytes: number;
}

const MAX_CHANGES = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** The latest changes that are on the disk, in their order. */
export class ChangeLog {
  private changes: LoggedChange[] = [];
  private bytes = 0;
  private complete: Position;
  private readonly waiting = new Set<() => void>();

  /** All changes after a place are known. */
  constructor(complete: Position = { second: 0, increment: 0, change: -1 }) {
    this.complete = complete;
  }

  /** Nothing is known of the changes up to a place. */
  forget(upTo: Position): void {
    this.changes = [];
    this.bytes = 0;
    this.complete = upTo;
  }

  /** Adds the changes of one write; the oldest ones make room for them. */
  add(changes: readonly LoggedChange[]): void {
    if (changes.length === 0) return;
    for (const change of changes) {
      this.changes.push(change);
      this.bytes += change.bytes;
    }
    this.trim();
    for (const wake of Array.from(this.waiting)) wake();
  }

  private trim(): void {
    let gone = 0;
    let { bytes } = this;
    const count = this.changes.length;
    while (bytes > MAX_BYTES && gone < count) bytes -= this.changes[gone++]!.bytes;
    if (count - gone > MAX_CHANGES) gone = count - MAX_CHANGES;
    // To take a few from the beginning of a long list each time would cost more than to keep them.
    if (gone < MAX_CHANGES / 4 && this.bytes <= MAX_BYTES * 1.25) return;
    for (const change of this.changes.splice(0, gone)) {
      this.bytes -= change.bytes;
      this.complete = change.position;
    }
  }

  /** True when every change after a place is known. */
  knows(position: Position): boolean {
    return comparePositions(position, this.complete) >= 0;
  }

  /** The place of the last change that is known. */
  get latest(): Position {
    return this.changes.at(-1)?.position ?? this.complete;
  }

  /** The first change after a place. */
  after(position: Position): LoggedChange | undefined {
    let low = 0;
    let high = this.changes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comparePositions(this.changes[middle]!.position, position) > 0) high = middle;
      else low = middle + 1;
    }
    return this.changes[low];
  }

  /** Resolves with the next change, or when the time is over. */
  next(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }

  /** Wakes all waiting readers. */
  wakeAll(): void {
    for (const wake of Array.from(this.waiting)) wake();
  }
}
