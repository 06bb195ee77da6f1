import {
  allRoutes,
  matchRoute,
  shellName,
  type RemoteRelease,
  type Route,
  type SessionState,
} from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { releaseFolder } from './release-folders.ts';
import type { KnownStart } from './page-start.ts';

/** Files that a page requests as soon as its scripts run, known in advance. */
export interface FirstFiles {
  /** Files that pages before the shell's preload for it. */
  shell: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  manifests: Readonly<Record<string, unknown>>;
}

const files = z.array(z.string()).catch([]);
/** The shell build's description of itself in `start.json`. */
const shellFilesSchema = z.object({
  ahead: files,
  fonts: files,
  overlays: files,
  layouts: z.record(z.string(), files).catch({}),
});
const manifestSchema = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(
    z.looseObject({
      assets: z.object({ js: z.object({ sync: files }), css: z.object({ sync: files }) }),
    }),
  ),
});

const layoutOfAudience = { staff: 'staff', client: 'client', candidate: 'self' } as const;
const none: FirstFiles = { shell: [], scripts: [], styles: [], fonts: [], manifests: {} };

/** Returns the route that this user will be shown at an address; the shell's guard decides. */
function routeInSight(path: string, { session, remotes }: KnownStart): Route | null {
  const brought = remotes.flatMap(({ routes }) => routes);
  const route = matchRoute([...allRoutes, ...brought], path)?.route;
  if (!route || route.status !== 'built') return null;
  if (route.access === 'public') return route;
  const active = session.state === 'ready' ? session.active : null;
  if (!active || (route.permission && !active.permissions[route.permission])) return null;
  return route.access === 'any' || route.access === active.audience ? route : null;
}

function layoutOf(route: Route, session: SessionState): string {
  if (route.layout !== 'by-role') return route.layout;
  const active = 'active' in session ? session.active : null;
  return active ? layoutOfAudience[active.audience] : 'guest';
}

/** Finds the first files of a page: of its layout, and of the remote of its address. */
export function firstFilesReader(config: Config) {
  const manifests = new Map<string, unknown>();

  async function shellFiles(build: string) {
    try {
      const file = join(releaseFolder(config, shellName), build, 'start.json');
      return shellFilesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      return { ahead: [], fonts: [], overlays: [], layouts: {} as Record<string, string[]> };
    }
  }

  /** A build never changes, so its manifest is read once. */
  async function manifestOf({ name, manifestUrl }: RemoteRelease): Promise<unknown> {
    if (!manifests.has(manifestUrl)) {
      const file = manifestUrl.slice(`/remotes/${name}/`.length);
      const text = await readFile(join(releaseFolder(config, name), file), 'utf8');
      manifests.set(manifestUrl, JSON.parse(text));
    }
    return manifests.get(manifestUrl);
  }

  async function remoteFiles(release: RemoteRelease | undefined): Promise<FirstFiles> {
    // Development servers announce their own files.
    if (!release?.manifestUrl.startsWith('/remotes/')) return none;
    try {
      const manifest = await manifestOf(release);
      const { metaData, exposes } = manifestSchema.parse(manifest);
      const folder = release.manifestUrl.slice(0, release.manifestUrl.lastIndexOf('/') + 1);
      const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
      const assets = exposes[0]?.assets;
      const below = (file: string) => folder + file;
      return {
        ...none,
        scripts: [entry, ...(assets?.js.sync ?? [])].map(below),
        styles: (assets?.css.sync ?? []).map(below),
        manifests: { [release.manifestUrl]: manifest },
      };
    } catch {
      // The shell reports a damaged release.
      return none;
    }
  }

  return async (
    path: string,
    shellBuild: string,
    start: KnownStart | null,
  ): Promise<FirstFiles> => {
    const shell = await shellFiles(shellBuild);
    const route = start && routeInSight(path, start);
    if (!route) return { ...none, shell: shell.ahead, fonts: shell.fonts };
    const remote = await remoteFiles(start.remotes.find(({ name }) => name === route.owner));
    const layout = shell.layouts[layoutOf(route, start.session)] ?? [];
    const over = route.kind === 'overlay' ? shell.overlays : [];
    const needed = [...new Set([...layout, ...over])];
    const ending = (end: string) => needed.filter((file) => file.endsWith(end));
    return {
      shell: shell.ahead,
      scripts: [...ending('.js'), ...remote.scripts],
      styles: [...ending('.css'), ...remote.styles],
      fonts: shell.fonts,
      manifests: remote.manifests,
    };
  };
}
