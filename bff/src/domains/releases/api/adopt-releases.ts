import { shellName } from '@muster/contracts';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { nextVersion } from '../../../db/record-version.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { announceRemotes } from '../../../outbox/remotes-changed.ts';
import {
  buildOnDisk,
  buildsOnDisk,
  readLatest,
  releasedNames,
  type BuildOnDisk,
  type ReleaseFolders,
} from '../../../static/release-folders.ts';
import { fitFaults } from '../fit/fit-faults.ts';
import { RemoteModel, type ReleasedBy, type Remote, type RemoteBuild } from '../remote.model.ts';
import { makeCurrent } from '../remote-moves.ts';
import { RemoteSwitchModel, type RemoteSwitch } from '../remote-switch.model.ts';

type Latest = NonNullable<Awaited<ReturnType<typeof readLatest>>>;

export const byPlatform: ReleasedBy = { userId: null, command: null };

/**
 * Registers the builds found on disk. An unknown remote gets its latest build; a build announced
 * after the last switch becomes current, and so does the latest one if the files of the current
 * build are missing. Everything else stays as it was switched. A shell that lacks what a current
 * remote needs from it does not become current.
 */
export async function adoptReleases(folders: ReleaseFolders): Promise<void> {
  const names = await releasedNames(folders);
  const remotes = names.filter((name) => name !== shellName);
  await Promise.all(remotes.map((name) => adoptRemote(folders, name)));
  // It has to fit the remotes' new state.
  await adoptRemote(folders, shellName);
}

/** The same, only for remotes with a build announced since the last check. */
export async function adoptAnnounced(
  folders: ReleaseFolders,
  known: readonly Remote[],
): Promise<boolean> {
  const announced = await Promise.all(
    (await releasedNames(folders)).map(async (name) => {
      const latest = await readLatest(folders, name);
      const remote = known.find(({ _id }) => _id === name);
      return latest && (!remote || isNews(remote, latest)) ? [name] : [];
    }),
  );
  const news = announced.flat();
  await Promise.all(
    news.filter((name) => name !== shellName).map((name) => adoptRemote(folders, name)),
  );
  if (news.includes(shellName)) await adoptRemote(folders, shellName);
  return news.length > 0;
}

/** Checks for a new announcement; file times are those of one machine. */
const isNews = ({ announced }: Remote, { build, at }: Latest): boolean =>
  at > announced.at || (at.getTime() === announced.at.getTime() && build !== announced.build);

/** The author of the first build of a remote, and their note. */
interface FirstRelease {
  build: string;
  by: ReleasedBy;
  note: string;
}

/**
 * Registers one remote of {@link adoptReleases}; `first` becomes current if the registry has none
 * yet.
 */
export async function adoptRemote(
  folders: ReleaseFolders,
  name: string,
  first?: FirstRelease,
): Promise<void> {
  const found = await buildsOnDisk(folders, name);
  if (found.length === 0) return;
  const latest = await readLatest(folders, name);
  const remote = await RemoteModel.findById(name).lean();
  await (remote ? refresh(folders, remote, found, latest) : introduce(name, found, latest, first));
}

const newestFirst = (builds: readonly BuildOnDisk[]): RemoteBuild[] =>
  builds
    .map((build) => ({ ...build, publishedBy: byPlatform, note: '', isReleased: false }))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());

async function introduce(
  name: string,
  found: readonly BuildOnDisk[],
  latest: Latest | null,
  first?: FirstRelease,
): Promise<void> {
  const by = first?.by ?? byPlatform;
  const lying = newestFirst(found);
  const wanted = first?.build ?? latest?.build;
  const current = lying.find(({ build }) => build === wanted) ?? lying[0];
  if (!current) return;
  const builds = lying.map((known) =>
    known.build === current.build
      ? { ...known, isReleased: true, ...(first && { publishedBy: by, note: first.note }) }
      : known,
  );
  try {
    await transact(systemContext(`adopt:${name}`), async (tx) => {
      const { at, session } = tx;
      await RemoteModel.insertMany(
        [
          {
            _id: name,
            current: current.build,
            trail: [],
            canary: null,
            builds,
            announced: { build: latest?.build ?? current.build, at: latest?.at ?? at },
            version: 1,
            updatedAt: at,
          },
        ],
        { session },
      );
      const event = {
        kind: 'release',
        from: null,
        to: current.build,
        note: first?.note ?? '',
      } as const;
      await noteSwitch(tx, { remote: name, version: 1, by, ...event });
    });
  } catch (error) {
    // Another process registered it at the same moment.
    if (!isDuplicateKey(error)) throw error;
  }
}

async function refresh(
  folders: ReleaseFolders,
  remote: Remote,
  found: readonly BuildOnDisk[],
  latest: Latest | null,
): Promise<void> {
  const added = newestFirst(found).filter(
    ({ build }) => !remote.builds.some((known) => known.build === build),
  );
  const lies = (name: string | undefined) => found.some(({ build }) => build === name);
  const announced = latest && isNews(remote, latest) ? latest : null;
  const next = announced ?? (lies(remote.current) ? null : latest);
  if (added.length === 0 && !announced && !next) return;
  const move =
    next &&
    lies(next.build) &&
    next.build !== remote.current &&
    (await mayRun(folders, remote, next))
      ? makeCurrent(remote, next.build, 'release', '')
      : null;
  const version = move ? nextVersion(remote.version) : remote.version;
  await transact(systemContext(`adopt:${remote._id}`), async (tx) => {
    const { at, session } = tx;
    const { modifiedCount } = await RemoteModel.updateOne(
      // A switch in between takes precedence; the next check starts from it.
      { _id: remote._id, version: remote.version },
      {
        $set: {
          builds: [...added, ...remote.builds].map((known) =>
            known.build === move?.set.current ? { ...known, isReleased: true } : known,
          ),
          ...(announced && { announced }),
          ...(move && { ...move.set, version, updatedAt: at, updatedBy: null }),
        },
      },
      { session },
    );
    if (move && modifiedCount > 0)
      await noteSwitch(tx, { remote: remote._id, version, by: byPlatform, ...move.event });
  });
}

/** The last source build of a remote may run in any case, as always during development. */
async function mayRun(
  folders: ReleaseFolders,
  { _id: name, current }: Remote,
  { build }: Latest,
): Promise<boolean> {
  if (name !== shellName) return true;
  const faults = await fitFaults(folders, name, build);
  const isGone = !(await buildOnDisk(folders, name, current));
  return isGone || faults.length === 0;
}

/** Adds an entry to the history, and lets the open pages read the registry again. */
async function noteSwitch(
  tx: Tx,
  event: Pick<RemoteSwitch, 'remote' | 'version' | 'by' | 'kind' | 'from' | 'to' | 'note'>,
): Promise<void> {
  await RemoteSwitchModel.insertMany([{ ...event, _id: new Types.ObjectId(), at: tx.at }], {
    session: tx.session,
  });
  announceRemotes(tx);
}
