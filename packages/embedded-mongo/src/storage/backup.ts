import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { BlobResolver } from '../bson/decode.ts';
import { BlobRef } from '../bson/value.ts';
import { segmentPaths } from './blobs.ts';
import { currentFiles, pathOf, syncFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { readLog, requireWhole } from './read-log.ts';

/*
 * A backup needs nothing of a server that runs: snapshots do not change, journals and segments are
 * only appended to, and a segment is on the disk before a journal refers to it. So the journal is
 * copied first, up to where it ends now, and whatever it refers to afterwards.
 */

const MANIFEST = 'backup.json';
const CHUNK = 1024 * 1024;
const ATTEMPTS = 5;

interface Copied {
  bytes: number;
  crc32: number;
}

interface Manifest {
  format: 1;
  created: string;
  files: Record<string, Copied>;
}

/**
 * Copies a data folder, with or without a running server, to a new folder. Returns its size in
 * bytes.
 */
export function backupFolder(folder: string, out: string, now = new Date()): number {
  requireEmpty(out);
  mkdirSync(out, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt++) {
    const files = copyGeneration(folder, out);
    if (files) {
      verifyLogs(out);
      const manifest: Manifest = { format: 1, created: now.toISOString(), files };
      writeDurably(join(out, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
      syncFolder(out);
      return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
    }
    for (const name of readdirSync(out)) rmSync(join(out, name));
    if (attempt === ATTEMPTS) throw new Error(`${folder} is compacted again and again; try later`);
  }
}

/** Copies a backup into a new data folder and verifies every byte. Returns its size in bytes. */
export function restoreFolder(from: string, folder: string): number {
  const { files } = readManifest(from);
  requireEmpty(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const written: string[] = [];
  try {
    let total = 0;
    for (const [name, wanted] of Object.entries(files)) {
      const file = openSync(join(from, basename(name)), 'r');
      try {
        written.push(join(folder, basename(name)));
        const copied = copyOpen(file, written.at(-1)!);
        if (copied.bytes !== wanted.bytes || copied.crc32 !== wanted.crc32)
          throw new Error(`${join(from, name)} is not what was backed up`);
        total += copied.bytes;
      } finally {
        closeSync(file);
      }
    }
    syncFolder(folder);
    return total;
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** Returns undefined if a compaction removed required files in the meantime. */
function copyGeneration(folder: string, out: string): Record<string, Copied> | undefined {
  const { snapshot, journals } = currentFiles(folder);
  if (journals.length === 0) throw new Error(`${folder} holds no database`);
  const open = new Map<string, number>();
  const openAll = (paths: readonly string[]): void => {
    for (const path of paths) if (!open.has(path)) open.set(path, openSync(path, 'r'));
  };
  const files: Record<string, Copied> = {};
  const copy = (path: string): void => {
    files[basename(path)] = copyOpen(open.get(path)!, join(out, basename(path)));
  };
  const unchanged = (): boolean => currentFiles(folder).snapshot === snapshot;
  try {
    // Open files stay readable after a compaction removes them.
    const snapshots = snapshot === undefined ? [] : [pathOf(folder, 'snapshot', snapshot)];
    const logs = journals.map((number) => pathOf(folder, 'journal', number));
    openAll([...snapshots, ...logs, ...segmentPaths(folder)]);
    if (!unchanged()) return undefined;
    logs.forEach(copy);
    openAll(segmentPaths(folder));
    if (!unchanged()) return undefined;
    for (const path of open.keys()) if (!logs.includes(path)) copy(path);
    return files;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !unchanged()) return undefined;
    throw error;
  } finally {
    for (const file of open.values()) closeSync(file);
  }
}

function copyOpen(from: number, path: string): Copied {
  const { size } = fstatSync(from);
  const to = openSync(path, 'wx', 0o600);
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    let checksum = 0;
    let at = 0;
    while (at < size) {
      const read = readSync(from, chunk, 0, Math.min(CHUNK, size - at), at);
      if (read === 0) break;
      const part = chunk.subarray(0, read);
      let done = 0;
      while (done < read) done += writeSync(to, part, done);
      checksum = crc32(part, checksum);
      at += read;
    }
    fsyncSync(to);
    return { bytes: at, crc32: checksum };
  } finally {
    closeSync(to);
  }
}

/** Verifies the copy, so that a damaged folder never passes for a good backup. */
function verifyLogs(folder: string): void {
  const { snapshot, journals } = currentFiles(folder);
  if (snapshot !== undefined) {
    const path = pathOf(folder, 'snapshot', snapshot);
    requireWhole(
      path,
      readLog(path, 'snapshot', snapshot, unread, () => {}),
    );
  }
  for (const number of journals)
    readLog(pathOf(folder, 'journal', number), 'journal', number, unread, () => {});
}

const unread: BlobResolver = (segment, offset, length, subtype, checksum) =>
  new BlobRef(segment, offset, length, subtype, checksum, () => Buffer.alloc(0));

function readManifest(from: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(from, MANIFEST), 'utf8');
  } catch {
    throw new Error(`${from} is not a finished backup: it has no ${MANIFEST}`);
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error(`${from} has an unknown format of backup`);
  return manifest;
}

function requireEmpty(folder: string): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (names.length > 0) throw new Error(`${folder} is not empty`);
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
