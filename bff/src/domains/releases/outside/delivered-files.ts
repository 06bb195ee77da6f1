import { limits } from '@muster/contracts';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFolder, type ReleaseFolders } from '../../../static/release-folders.ts';
import type { Delivery } from './delivery.model.ts';

/** Prefix of folders that are neither builds nor served: no build has such a name. */
const beginning = '.incoming-';

/** Returns the place of a delivery until it is checked: its bytes, and the unpacked folder. */
export function placeOf(folders: ReleaseFolders, { _id, manifest }: Delivery) {
  const place = join(releaseFolder(folders, manifest.remote), beginning + _id.toHexString());
  return { place, bytes: join(place, 'bytes'), build: join(place, manifest.build) };
}

export async function appendPart(
  folders: ReleaseFolders,
  delivery: Delivery,
  offset: number,
  part: Buffer,
): Promise<void> {
  const { place, bytes } = placeOf(folders, delivery);
  await mkdir(place, { recursive: true });
  await (await open(bytes, 'a')).close();
  const file = await open(bytes, 'r+');
  try {
    await file.write(part, 0, part.length, offset);
  } finally {
    await file.close();
  }
}

/**
 * Creates the folder of a build; returns differences from the signed content, and then creates
 * nothing.
 */
export async function unpack(folders: ReleaseFolders, delivery: Delivery): Promise<string[]> {
  const { bytes, build } = placeOf(folders, delivery);
  const all = await readFile(bytes).catch(() => Buffer.alloc(0));
  const paths = new Set<string>();
  const wrong: string[] = [];
  let offset = 0;
  const files = delivery.manifest.files.map(({ path, size, sha256 }) => {
    const content = all.subarray(offset, offset + size);
    offset += size;
    const isSigned = createHash('sha256').update(content).digest('hex') === sha256;
    if (!isSigned || paths.has(path)) wrong.push(path);
    paths.add(path);
    return { path, content };
  });
  if (wrong.length > 0)
    return [`Its files are not those that were signed: ${wrong.slice(0, 3).join(', ')}.`];
  for (const { path, content } of files) {
    const file = join(build, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  }
  return [];
}

/**
 * Moves a build to its served place; an existing one is never overwritten.
 * @returns whether it is there now, with these files
 */
export async function keepBuild(folders: ReleaseFolders, delivery: Delivery): Promise<boolean> {
  const { manifest } = delivery;
  const folder = releaseFolder(folders, manifest.remote);
  const target = join(folder, manifest.build);
  try {
    await rename(placeOf(folders, delivery).build, target);
    return true;
  } catch {
    const same = await Promise.all(
      manifest.files.map(async ({ path, sha256 }) => {
        const content = await readFile(join(target, path)).catch(() => null);
        return content && createHash('sha256').update(content).digest('hex') === sha256;
      }),
    );
    return !same.includes(null) && !same.includes(false);
  }
}

export const removeParts = (folders: ReleaseFolders, delivery: Delivery): Promise<void> =>
  rm(placeOf(folders, delivery).place, { recursive: true, force: true });

/** Removes files of failed deliveries. */
export async function removeOldParts(folders: ReleaseFolders, remote: string): Promise<void> {
  const folder = releaseFolder(folders, remote);
  const entries = await readdir(folder).catch(() => []);
  for (const entry of entries.filter((name) => name.startsWith(beginning))) {
    const place = join(folder, entry);
    const age = await stat(place).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > 2 * limits.release.delivery.lasts) await rm(place, { recursive: true, force: true });
  }
}

/** Writes the fallback of a start without the database. */
export async function announceInFiles(
  folders: ReleaseFolders,
  { remote: name, build }: Delivery['manifest'],
): Promise<void> {
  const folder = releaseFolder(folders, name);
  const aside = join(folder, `latest.${process.pid}.json`);
  await writeFile(aside, `${JSON.stringify({ name, build, manifest: 'mf-manifest.json' })}\n`);
  await rename(aside, join(folder, 'latest.json'));
}
