import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { root } from '../source/places.mjs';

const compress = promisify(brotliCompress);
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Unused entries are deleted after this many milliseconds. */
const keptFor = 14 * 24 * 3600 * 1000;

/**
 * Compresses as thoroughly as it can be done, which takes longer than all else in a build, and keeps
 * what came out by its content: remotes carry the same libraries, and a release most of the files of
 * the one before.
 * @param {string} [folder]
 */
export function openCompressed(folder = path.join(root, 'node_modules/.cache/muster/compressed')) {
  /** @type {Map<string, Promise<Buffer>>} */
  const asked = new Map();

  /** @param {Buffer} source @param {string} file */
  async function compressAnew(source, file) {
    const small = await compress(source, { params: quality });
    mkdirSync(folder, { recursive: true });
    // Written to another file and renamed, because another build may be reading.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, small);
    renameSync(aside, file);
    return small;
  }

  return {
    /** @param {Buffer} source @returns {Promise<Buffer>} */
    of(source) {
      const key = createHash('sha256').update(source).digest('hex');
      const file = path.join(folder, `${key}.${process.versions.brotli}.br`);
      const known = asked.get(key);
      if (known) return known;
      const kept = readKept(file, source);
      const small = kept ? Promise.resolve(kept) : compressAnew(source, file);
      asked.set(key, small);
      return small;
    },
    /** Deletes entries unused for a long time. */
    tidy() {
      if (!existsSync(folder)) return;
      const before = Date.now() - keptFor;
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
        if (mtimeMs < before) rmSync(file, { force: true });
      }
    },
  };
}

/** Returns null unless it holds exactly the source: a damaged file must not affect a release. */
function readKept(/** @type {string} */ file, /** @type {Buffer} */ source) {
  try {
    const kept = readFileSync(file);
    if (!brotliDecompressSync(kept).equals(source)) return null;
    const now = new Date();
    utimesSync(file, now, now);
    return kept;
  } catch {
    return null;
  }
}
