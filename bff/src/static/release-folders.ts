import { allRoutes, shellName } from '@muster/contracts';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';

/** The folders with the builds of the remotes and of the shell. */
export type ReleaseFolders = Pick<Config, 'rootDir' | 'releasesDir'>;

/** A complete build on disk that a registry may name. */
export interface BuildOnDisk {
  build: string;
  /** The file in the build's folder that is read first. */
  manifest: string;
  /** Screens that it declares in its files; not validated yet. */
  routes: unknown[];
  publishedAt: Date;
}

const buildName = /^[\w.-]{1,64}$/;
/** The required files of a build; the first one is read first. */
const filesOf = (name: string): readonly [string, ...string[]] =>
  name === shellName ? ['provides.json', 'index.html'] : ['mf-manifest.json'];
const routesName = 'routes.json';
const routesSchema = z.record(z.string(), z.unknown());
/** Names that can be released: each remote, and the shell. */
export const releasedName = /^(?:shell|mfe-[a-z-]+)$/;

const latestSchema = z.object({ build: z.string().regex(buildName) });
const manifestSchema = z.object({ metaData: z.looseObject({}), exposes: z.array(z.unknown()) });
const providesSchema = z.record(z.string(), z.unknown());

/** Returns the folder with all builds of a name: beside its source, or below RELEASES_DIR. */
export const releaseFolder = ({ rootDir, releasesDir }: ReleaseFolders, name: string): string =>
  releasesDir ? join(releasesDir, name) : join(rootDir, name, 'dist', 'remote');

/** Returns the released names: the shell, the remotes that own routes, and those with a folder. */
export async function releasedNames({ rootDir, releasesDir }: ReleaseFolders): Promise<string[]> {
  const entries = await readdir(releasesDir ?? rootDir, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const owners = allRoutes.map(({ owner }): string => owner);
  return [...new Set([...folders, ...owners])].filter((name) => releasedName.test(name)).toSorted();
}

/** Returns the servable builds of a remote, in no order. */
export async function buildsOnDisk(folders: ReleaseFolders, name: string): Promise<BuildOnDisk[]> {
  const folder = releaseFolder(folders, name);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const builds = await Promise.all(names.map((build) => buildOnDisk(folders, name, build)));
  return builds.filter((build) => build !== null);
}

/** Returns a build with a valid manifest; null if it is missing or broken. */
export async function buildOnDisk(
  folders: ReleaseFolders,
  name: string,
  build: string,
): Promise<BuildOnDisk | null> {
  if (!buildName.test(build)) return null;
  const folder = join(releaseFolder(folders, name), build);
  try {
    const [manifest, ...others] = filesOf(name);
    const schema = name === shellName ? providesSchema : manifestSchema;
    schema.parse(JSON.parse(await readFile(join(folder, manifest), 'utf8')));
    await Promise.all(others.map((file) => stat(join(folder, file))));
    return {
      build,
      manifest,
      routes: await routesIn(folder),
      publishedAt: (await stat(folder)).mtime,
    };
  } catch {
    return null;
  }
}

/** Returns the routes that a remote's development server writes beside its live build. */
export const liveRoutes = ({ rootDir }: ReleaseFolders, name: string): Promise<unknown[]> =>
  routesIn(join(rootDir, name, 'dist', 'live'));

/** Returns the screens that a build declares; none if it names none. */
async function routesIn(folder: string): Promise<unknown[]> {
  try {
    const text = await readFile(join(folder, routesName), 'utf8');
    return Object.values(routesSchema.parse(JSON.parse(text)));
  } catch {
    return [];
  }
}

/** Returns the last build announced in `latest.json`, and its time; null without one. */
export async function readLatest(
  folders: ReleaseFolders,
  name: string,
): Promise<{ build: string; at: Date } | null> {
  const file = join(releaseFolder(folders, name), 'latest.json');
  try {
    const { build } = latestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return { build, at: (await stat(file)).mtime };
  } catch {
    return null;
  }
}

const broughtSchema = z.looseObject({ path: z.string() });

/**
 * Returns the first path segments of a remote's routes, and of those that its build declares; the
 * home page is matched by its route.
 */
export function routePrefixesOf(name: string, brought: readonly unknown[] = []): string[] {
  // The shell surrounds every address.
  if (name === shellName) return [];
  const owned = allRoutes.filter(({ owner }) => owner === name);
  const came = brought.flatMap((route) => broughtSchema.safeParse(route).data ?? []);
  const first = [...owned, ...came].map(({ path }) => path.split('/')[1]).filter(Boolean);
  return [...new Set(first.map((segment) => `/${segment}`))].toSorted();
}
