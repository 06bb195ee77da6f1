import { allRoutes, matchRoute, type RemoteRelease, type Route } from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { releaseFolder } from './release-folders.ts';
import type { KnownStart } from './page-start.ts';

/** The page that a release of a remote provides for visitors, instead of the shell's. */
export interface EntryPage {
  /** The HTML as built. */
  html: string;
  fonts: readonly string[];
  /** The remote's scripts and styles for the page after it. */
  ahead: readonly string[];
}

const files = z.array(z.string());
/** A build's description of its entry page. */
const entrySchema = z.object({
  addresses: files,
  next: z.string(),
  fonts: files.catch([]),
});
/** A build's description of the scripts of its parts. */
const needsSchema = z.looseObject({ pages: z.record(z.string(), files) });

type Found = EntryPage & { addresses: readonly string[] };

/** Number of remembered builds: current ones and canaries. */
const kept = 20;

/**
 * Returns the route of an address, if a visitor may get an entry page there: a public route of the
 * product. A release cannot open more than that.
 */
function routeForVisitors(path: string, { session }: KnownStart): Route | null {
  if (session.state !== 'signed-out') return null;
  const route = matchRoute(allRoutes, path)?.route;
  const isOpen = route?.status === 'built' && route.access === 'public' && route.layout === 'guest';
  return route && isOpen ? route : null;
}

/** Finds the entry page of an address; null if the shell's page is served as usual. */
export function entryPageReader(config: Config) {
  /** Builds never change, so each is read once. */
  const known = new Map<string, Promise<Found | null>>();

  async function read({ name, build, manifestUrl }: RemoteRelease): Promise<Found | null> {
    const folder = join(releaseFolder(config, name), build);
    const text = (file: string) => readFile(join(folder, file), 'utf8');
    try {
      const entry = entrySchema.parse(JSON.parse(await text('entry/entry.json')));
      const needs = needsSchema.parse(JSON.parse(await text('needs.json')));
      const base = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
      return {
        html: await text('entry/index.html'),
        addresses: entry.addresses,
        fonts: entry.fonts,
        ahead: (needs.pages[entry.next] ?? []).map((file) => base + file),
      };
    } catch {
      // Most remotes have none; a damaged one only costs speed.
      return null;
    }
  }

  function entryOf(release: RemoteRelease): Promise<Found | null> {
    const found = known.get(release.manifestUrl) ?? read(release);
    known.set(release.manifestUrl, found);
    const [oldest = ''] = known.keys();
    if (known.size > kept) known.delete(oldest);
    return found;
  }

  return async (path: string, start: KnownStart | null): Promise<EntryPage | null> => {
    const route = start && routeForVisitors(path, start);
    const release = start?.remotes.find(({ name }) => name === route?.owner);
    // Development servers only have the whole remote.
    if (!route || !release?.manifestUrl.startsWith('/remotes/')) return null;
    const entry = await entryOf(release);
    return entry?.addresses.includes(route.path) ? entry : null;
  };
}
