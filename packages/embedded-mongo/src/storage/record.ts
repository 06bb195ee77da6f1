import type { Doc } from '../bson/value.ts';
import type { WriteOwner } from './write-owner.ts';

/** An older version that an open transaction may still read. */
export interface OldVersion {
  doc: Doc | undefined;
  timestamp: number;
  older: OldVersion | undefined;
}

/** One document with its history. `doc` is the committed version; `undefined` means deleted. */
export class VersionedRecord {
  /** The key of `_id`. */
  readonly idKey: string;
  /** The end of this record's index entries. */
  readonly suffix: string;
  doc: Doc | undefined = undefined;
  timestamp = 0;
  older: OldVersion | undefined = undefined;
  /** The open transaction that wrote to it. */
  owner: WriteOwner | undefined = undefined;

  constructor(idKey: string, serial: number) {
    this.idKey = idKey;
    this.suffix = String.fromCharCode(
      Math.floor(serial / 0x100000000) & 0xffff,
      (serial >>> 16) & 0xffff,
      serial & 0xffff,
    );
  }

  /** The version a reader at `timestamp` sees. */
  at(timestamp: number): Doc | undefined {
    if (this.timestamp <= timestamp) return this.doc;
    let version = this.older;
    while (version && version.timestamp > timestamp) version = version.older;
    return version?.doc;
  }
}
