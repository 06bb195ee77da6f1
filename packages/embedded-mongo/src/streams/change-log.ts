import type { Value } from '../bson/value.ts';
import type { Content } from '../storage/stored-doc.ts';
import { comparePositions, type Position } from './position.ts';

/** A change of stored data, for streams. */
export interface LoggedChange {
  position: Position;
  kind: 'insert' | 'update' | 'replace' | 'delete' | 'drop' | 'rename';
  database: string;
  name: string;
  id?: Value;
  before?: Content | undefined;
  after?: Content | undefined;
  /** The new name. */
  to?: { database: string; name: string };
  /** Approximate memory. */
  bytes: number;
}

const MAX_CHANGES = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** The latest durable changes, in order. */
export class ChangeLog {
  private changes: LoggedChange[] = [];
  private bytes = 0;
  private complete: Position;
  private readonly waiting = new Set<() => void>();

  /** All changes after this position are known. */
  constructor(complete: Position = { second: 0, increment: 0, change: -1 }) {
    this.complete = complete;
  }

  /** Marks the changes up to a position as unknown. */
  forget(upTo: Position): void {
    this.changes = [];
    this.bytes = 0;
    this.complete = upTo;
  }

  /** Adds the changes of one write and removes the oldest ones to make room. */
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
    // Removing a few from the front of a long list every time would cost more than keeping them.
    if (gone < MAX_CHANGES / 4 && this.bytes <= MAX_BYTES * 1.25) return;
    for (const change of this.changes.splice(0, gone)) {
      this.bytes -= change.bytes;
      this.complete = change.position;
    }
  }

  /** Checks whether every change after a position is known. */
  knows(position: Position): boolean {
    return comparePositions(position, this.complete) >= 0;
  }

  /** Position of the last known change. */
  get latest(): Position {
    return this.changes.at(-1)?.position ?? this.complete;
  }

  /** Returns the first change after a position. */
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

  /** Resolves with the next change, or after the timeout. */
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
