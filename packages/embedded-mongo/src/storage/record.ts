import type { Doc } from '../bson/value.ts';
import { StoredDoc, type Content } from './stored-doc.ts';
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

/** Returns the serial of the record that an index entry belongs to. */
export function serialOf(entry: string): number {
  const end = entry.length;
  return (
    entry.charCodeAt(end - 3) * 0x100000000 +
    entry.charCodeAt(end - 2) * 0x10000 +
    entry.charCodeAt(end - 1)
  );
}

/** Checks whether two index entries have the same key, ignoring their records. */
export function sameKey(a: string, b: string): boolean {
  return a.length === b.length && a.startsWith(b.slice(0, -SUFFIX_LENGTH));
}

/** One document with its history. */
export class VersionedRecord {
  /** The `_id` key. */
  readonly idKey: string;
  /** Unique within the collection; later records have higher ones. */
  readonly serial: number;
  /** The suffix of this record's index entries: the serial. */
  readonly suffix: string;
  /** The committed version, unless it is still stored; undefined if it was deleted. */
  private loaded: Doc | undefined = undefined;
  /** The committed version as it was read from a file, until its first use. */
  private stored: StoredDoc | undefined = undefined;
  /** Approximate memory of the committed version. */
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

  /** The committed version, decoded at its first use; `undefined` means deleted. */
  get doc(): Doc | undefined {
    return this.stored === undefined ? this.loaded : this.decode(this.stored);
  }

  set doc(next: Doc | undefined) {
    this.stored = undefined;
    this.loaded = next;
  }

  /** The committed version, perhaps still as it was read from a file. */
  get content(): Content | undefined {
    return this.stored ?? this.loaded;
  }

  set content(next: Content | undefined) {
    const isStored = next instanceof StoredDoc;
    this.stored = isStored ? next : undefined;
    this.loaded = isStored ? undefined : next;
  }

  private decode(stored: StoredDoc): Doc {
    const doc = stored.decode();
    this.doc = doc;
    return doc;
  }

  /** Returns the version that a reader at `timestamp` sees. */
  at(timestamp: number): Doc | undefined {
    if (this.timestamp <= timestamp) return this.doc;
    let version = this.older;
    while (version && version.timestamp > timestamp) version = version.older;
    return version?.doc;
  }
}
