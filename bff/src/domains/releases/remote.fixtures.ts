import { shellName } from '@muster/contracts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byPlatform } from './api/adopt-releases.ts';
import { releaseFolder, type ReleaseFolders } from '../../static/release-folders.ts';
import { RemoteModel, type Remote } from './remote.model.ts';

let made = 0;

/** Writes a build like the bundler. */
export function putBuild(
  folders: ReleaseFolders,
  name: string,
  build: string,
  routes: readonly unknown[] = [],
): void {
  if (name === shellName) return putShell(folders, build);
  const folder = join(releaseFolder(folders, name), build);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mf-manifest.json'), '{"metaData":{},"exposes":[]}');
  const brought = Object.fromEntries(routes.map((route, i) => [`ownRoutes.${i}`, route]));
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(brought));
}

/** Writes a shell build whose page names it and whose `ui` has these names. */
export function putShell(folders: ReleaseFolders, build: string, names: string[] = []): void {
  const folder = join(releaseFolder(folders, shellName), build);
  mkdirSync(folder, { recursive: true });
  const provides = { '@muster/ui': { version: '0.1.0', names } };
  writeFileSync(join(folder, 'provides.json'), JSON.stringify(provides));
  writeFileSync(join(folder, 'start.json'), '{"fonts":[],"layouts":{}}');
  writeFileSync(join(folder, 'index.html'), `<head></head><p>Shell ${build}</p>`);
  writeFileSync(join(folder, 'main.js'), `// ${build}`);
}

/** Records that a remote's build needs these names of the shell's `ui`. */
export function needNames(
  folders: ReleaseFolders,
  name: string,
  build: string,
  names: string[],
): void {
  const folder = join(releaseFolder(folders, name), build);
  const shared = [{ name: '@muster/ui', requiredVersion: '^0' }];
  const manifest = { metaData: {}, exposes: [], shared };
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'needs.json'), JSON.stringify({ names: { '@muster/ui': names } }));
}

/** Announces a build as the last one of the source. */
export function announceBuild(folders: ReleaseFolders, name: string, build: string): void {
  writeFileSync(
    join(releaseFolder(folders, name), 'latest.json'),
    JSON.stringify({ name, build, manifest: 'mf-manifest.json' }),
  );
}

/**
 * Creates a remote with these builds on disk, released one after the other: the last is current.
 */
export async function createRemote(
  folders: ReleaseFolders,
  builds: readonly [string, ...string[]],
  changes: Partial<Remote> = {},
): Promise<Remote> {
  made += 1;
  const name =
    changes._id ?? `mfe-made-${'abcdefghijklmnopqrstuvwxyz'[made % 26]}${'x'.repeat(made / 26)}`;
  for (const build of builds) putBuild(folders, name, build);
  const at = new Date();
  const remote = await RemoteModel.create({
    _id: name,
    current: builds.at(-1),
    trail: builds.slice(0, -1),
    builds: builds.toReversed().map((build) => ({
      build,
      manifest: name === shellName ? 'provides.json' : 'mf-manifest.json',
      publishedAt: at,
      publishedBy: byPlatform,
      note: '',
    })),
    announced: { build: builds.at(-1), at },
    version: builds.length,
    updatedAt: at,
    ...changes,
  });
  return remote.toObject();
}
