import {
  liveBuild,
  shellName,
  type platformEndpoints,
  type RemoteRelease,
} from '@muster/contracts';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Config } from '../../../config.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { withinTime } from '../../../operation/within-time.ts';
import { adoptAnnounced, byPlatform } from './adopt-releases.ts';
import { buildForShell } from '../fit/build-for-shell.ts';
import { buildFor, readerOf, type RegistryReader } from '../canary.ts';
import { withRoutes, type Found } from './released-routes.ts';
import {
  buildOnDisk,
  liveRoutes,
  readLatest,
  releasedNames,
  routePrefixesOf,
} from '../../../static/release-folders.ts';
import { RemoteModel, type Remote } from '../remote.model.ts';

type Registered = Pick<Remote, '_id' | 'current' | 'canary' | 'builds'> &
  Partial<Pick<Remote, 'trail'>>;

const databaseTimeout = 1_500;

/**
 * The registry for the shell. It is read with each answer, so that a switch made through any
 * process takes effect everywhere at once; while the database is unavailable the last known one is
 * used, and before the first answer the builds on disk.
 */
export function registryService(config: Config) {
  let lastKnown: readonly Registered[] | null = null;

  async function registered(log: Logger): Promise<readonly Registered[]> {
    try {
      lastKnown = await withinTime(databaseTimeout, readRemotes(config));
      return lastKnown;
    } catch (error) {
      log.warn({ err: error }, 'the registry is served without the database');
      return lastKnown ?? latestOnDisk(config);
    }
  }

  /** `page`: the build of the requesting shell; by default the one meant for its user. */
  async function releasesFor(
    { session, log }: VisitorContext,
    page?: string,
  ): Promise<{ remotes: RemoteRelease[] }> {
    const reader = readerOf(session);
    const known = await registered(log);
    const around = known.find(({ _id }) => _id === shellName);
    const due = around ? buildFor(around, reader) : null;
    const shell = around?.builds.some(({ build }) => build === page) ? (page ?? due) : due;
    const names = new Set([...known.map(({ _id }) => _id), ...Object.keys(config.remoteOverrides)]);
    const releases = await Promise.all(
      [...names].toSorted().map((name) =>
        releaseOf(config, {
          name,
          remote: known.find(({ _id }) => _id === name),
          reader,
          shell,
        }),
      ),
    );
    return { remotes: withRoutes(releases.filter((release) => release !== null)) };
  }

  const remotes = (ctx: VisitorContext, { query }: Input<typeof platformEndpoints.remotes>) =>
    releasesFor(ctx, query.shell);

  /** Returns the general shell build, as far as it is known without the database. */
  async function shellAtHand(): Promise<string | null> {
    const known = lastKnown ?? (await latestOnDisk(config));
    return known.find(({ _id }) => _id === shellName)?.current ?? null;
  }

  return { remotes, releasesFor, shellAtHand };
}

async function readRemotes(config: Config): Promise<Remote[]> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected)
    throw new Error('The database is not connected');
  const known = await RemoteModel.find({}).lean();
  // A development build is visible without a switch; servers register new builds at the start.
  if (config.env === 'production' || !(await adoptAnnounced(config, known))) return known;
  return RemoteModel.find({}).lean();
}

interface Asked {
  name: string;
  remote: Registered | undefined;
  reader: RegistryReader | null;
  /** The build of the shell in which it is to run. */
  shell: string | null;
}

async function releaseOf(
  config: Config,
  { name, remote, reader, shell }: Asked,
): Promise<Found | null> {
  const routePrefixes = routePrefixesOf(name);
  const override = config.remoteOverrides[name];
  if (override) {
    const routes = await liveRoutes(config, name);
    return { name, build: liveBuild, manifestUrl: override, routePrefixes, brought: routes };
  }
  if (!remote) return null;
  const due = buildFor(remote, reader);
  const build = name === shellName ? due : await buildForShell(config, remote, due, shell);
  const found = remote.builds.find((known) => known.build === build);
  if (!found) return null;
  const manifestUrl = `/remotes/${name}/${build}/${found.manifest}`;
  return { name, build, manifestUrl, routePrefixes, brought: found.routes };
}

/** Returns what a start without a database would use. */
async function latestOnDisk(config: Config): Promise<Registered[]> {
  const found = await Promise.all(
    (await releasedNames(config)).map(async (name) => {
      const latest = await readLatest(config, name);
      const build = latest && (await buildOnDisk(config, name, latest.build));
      if (!build) return null;
      const builds = [{ ...build, publishedBy: byPlatform, note: '' }];
      return { _id: name, current: build.build, canary: null, builds };
    }),
  );
  return found.filter((remote) => remote !== null);
}
