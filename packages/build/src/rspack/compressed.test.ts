import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openCompressed } from './compressed.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const source = Buffer.from('export const answer = 42;\n'.repeat(100));
const small = brotliCompressSync(source, {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
});
const keptFile = () => path.join(folder, readdirSync(folder)[0] ?? 'nothing');

describe('compressed output', () => {
  it('equals the compressor’s result, and is cached once for equal sources', async () => {
    const one = openCompressed(folder);
    expect((await one.of(source)).equals(small)).toBe(true);
    expect(await one.of(Buffer.from(source))).toBe(await one.of(source));
    expect((await openCompressed(folder).of(source)).equals(small)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    await one.of(Buffer.from('another'));
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is read from the cache', async () => {
    await openCompressed(folder).of(source);
    // The same content at another compression level shows which one was used.
    const quick = brotliCompressSync(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
    });
    expect(quick.equals(small)).toBe(false);
    writeFileSync(keptFile(), quick);
    expect((await openCompressed(folder).of(source)).equals(quick)).toBe(true);
  });

  it('is made again if the cached file is damaged or belongs to another source', async () => {
    await openCompressed(folder).of(source);
    writeFileSync(keptFile(), small.subarray(0, 10));
    expect((await openCompressed(folder).of(source)).equals(small)).toBe(true);
    writeFileSync(keptFile(), brotliCompressSync('something else'));
    expect((await openCompressed(folder).of(source)).equals(small)).toBe(true);
  });

  it('is deleted once no build has requested it for a fortnight', async () => {
    const one = openCompressed(folder);
    await one.of(source);
    await one.of(Buffer.from('another'));
    const [old, recent] = readdirSync(folder).map((name) => path.join(folder, name));
    utimesSync(old!, new Date(0), new Date(0));
    one.tidy();
    expect(readdirSync(folder).map((name) => path.join(folder, name))).toEqual([recent]);
  });
});
