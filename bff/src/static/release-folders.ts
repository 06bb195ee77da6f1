import { allRoutes, shellName } from '@muster/contracts';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';

/** Where the builds of the remotes and of the shell lie. */
export type ReleaseFolders = Pick<Config, 'rootDir' | 'releasesDir'>;

/** A build whose files are whole: what a registry may name. */
export interface BuildOnDisk {
  build: string;
  /** The file, within the build's folder, that is read first. */
  manifest: string;
  /** Screens that it brings along, as its files name them; not judged yet. */
  routes: unknown[];
  publishedAt: Date;
}

const buildName = /^[\w.-]{1,64}$/;
/** What a build has to have; the first of them is read first. */
const filesOf = (name: string): readonly [string, ...string[]] =>
  name === shellName ? ['provides.json', 'index.html'] : ['mf-manifest.json'];
const routesName = 'routes.json';
const routesSchema = z.record(z.string(), z.unknown());
/** What is released by a name of its own: each remote, and the shell. */
export const releasedName = /^(?:shell|mfe-[a-z-]+)$/;

const latestSchema = z.object({ build: z.string().regex(buildName) });
const manifestSchema = z.object({ metaData: z.looseObject({}), exposes: z.array(z.unknown()) });
const providesSchema = z.record(z.string(), z.unknown());

/** The folder that holds every build of one: beside its source, or below RELEASES_DIR. */
export const releaseFolder = ({ rootDir, releasesDir }: ReleaseFolders, name: string): string =>
  releasesDir ? join(releasesDir, name) : join(rootDir, name, 'dist', 'remote');

/** What is released: the shell, the remotes that own routes, and those that have a folder. */
export async function releasedNames({ rootDir, releasesDir }: ReleaseFolders): Promise<string[]> {
  const entries = await readdir(releasesDir ?? rootDir, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const owners = allRoutes.map(({ owner }): string => owner);
  return [...new Set([...folders, ...owners])].filter((name) => releasedName.test(name)).toSorted();
}

/** The builds of a remote that can be served, in no order. */
export async function buildsOnDisk(folders: ReleaseFolders, name: string): Promise<BuildOnDisk[]> {
  const folder = releaseFolder(folders, name);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const builds = await Promise.all(names.map((build) => buildOnDisk(folders, name, build)));
  return builds.filter((build) => build !== null);
}

/** A build whose manifest is one; null when it is missing or broken. */
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

/** What the development server of a remote brings along, which it writes beside its live build. */
export const liveRoutes = ({ rootDir }: ReleaseFolders, name: string): Promise<unknown[]> =>
  routesIn(join(rootDir, name, 'dist', 'live'));

/** The screens that a build brings along; none where it names none. */
async function routesIn(folder: string): Promise<unknown[]> {
  try {
    const text = await readFile(join(folder, routesName), 'utf8');
    return Object.values(routesSchema.parse(JSON.parse(text)));
  } catch {
    return [];
  }
}

/** What the last build of the source announced in `latest.json`, and when; null without one. */
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
 * The first segments of the paths that a remote owns, and of those that a build of it brings along;
 * the home page is matched by its route.
 */
export function routePrefixesOf(name: string, brought: readonly unknown[] = []): string[] {
  // The shell is around every address.
  if (name === shellName) return [];
  const owned = allRoutes.filter(({ owner }) => owner === name);
  const came = brought.flatMap((route) => broughtSchema.safeParse(route).data ?? []);
  const first = [...owned, ...came].map(({ path }) => path.split('/')[1]).filter(Boolean);
  return [...new Set(first.map((segment) => `/${segment}`))].toSorted();
}
