import { allRoutes } from '@muster/contracts';
import type { RemoteRelease } from '@muster/contracts';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../config.ts';

const latestSchema = z.object({
  build: z.string().regex(/^[\w.-]{1,64}$/),
  manifest: z.string().regex(/^[\w./-]{1,200}$/),
});

/**
 * The releases that the shell loads: what each remote's `dist/remote/latest.json` names, or the
 * development server of REMOTE_OVERRIDES. A remote without a release is missing, not an error.
 */
export async function readRegistry(config: Config): Promise<RemoteRelease[]> {
  const folders = await readdir(config.rootDir, { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => name);
  const all = new Set([...names, ...Object.keys(config.remoteOverrides)]);
  const releases = await Promise.all([...all].toSorted().map((name) => readRelease(config, name)));
  return releases.filter((release) => release !== null);
}

async function readRelease(config: Config, name: string): Promise<RemoteRelease | null> {
  const routePrefixes = prefixesOf(name);
  const override = config.remoteOverrides[name];
  if (override) return { name, build: 'development', manifestUrl: override, routePrefixes };
  try {
    const file = join(config.rootDir, name, 'dist', 'remote', 'latest.json');
    const { build, manifest } = latestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return { name, build, manifestUrl: `/remotes/${name}/${build}/${manifest}`, routePrefixes };
  } catch {
    return null;
  }
}

/** The first segments of the paths that a remote owns; the home page is matched by its route. */
function prefixesOf(name: string): string[] {
  const owned = allRoutes.filter(({ owner }) => owner === name);
  const first = owned.map(({ path }) => path.split('/')[1]).filter(Boolean);
  return [...new Set(first.map((segment) => `/${segment}`))].toSorted();
}
