import type { Doc } from '../bson/value.ts';
import type { WriteOwner } from './write-owner.ts';

/** An older version that an open transaction may still read. */
export interface OldVersion {
  doc: Doc | undefined;
  timestamp: number;
  older: OldVersion | undefined;
}

const SUFFIX_LENGTH = 3;

function suffixOf(serial: number): string {
  return String.fromCharCode(
    Math.floor(serial / 0x100000000) & 0xffff,
    (serial >>> 16) & 0xffff,
    serial & 0xffff,
  );
}

/** The serial of the record an index entry belongs to. */
export function serialOf(entry: string): number {
  const end = entry.length;
  return (
    entry.charCodeAt(end - 3) * 0x100000000 +
    entry.charCodeAt(end - 2) * 0x10000 +
    entry.charCodeAt(end - 1)
  );
}

/** True when two index entries have the same key, apart from their records. */
export function sameKey(a: string, b: string): boolean {
  return a.length === b.length && a.startsWith(b.slice(0, -SUFFIX_LENGTH));
}

/** One document with its history. `doc` is the committed version; `undefined` means deleted. */
export class VersionedRecord {
  /** The key of `_id`. */
  readonly idKey: string;
  /** Unique within the collection; later records have higher ones. */
  readonly serial: number;
  /** The end of this record's index entries: the serial. */
  readonly suffix: string;
  doc: Doc | undefined = undefined;
  /** About what the committed version takes in memory. */
  bytes = 0;
  timestamp = 0;
  older: OldVersion | undefined = undefined;
  /** The open transaction that wrote to it. */
  owner: WriteOwner | undefined = undefined;

  constructor(idKey: string, serial: number) {
    this.idKey = idKey;
    this.serial = serial;
    this.suffix = suffixOf(serial);
  }

  /** The version a reader at `timestamp` sees. */
  at(timestamp: number): Doc | undefined {
    if (this.timestamp <= timestamp) return this.doc;
    let version = this.older;
    while (version && version.timestamp > timestamp) version = version.older;
    return version?.doc;
  }
}
