import { limits, type RemoteState } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { findPeople, type People } from '../../../identity/people/people.ts';
import {
  buildsOnDisk,
  releasedNames,
  routePrefixesOf,
  type ReleaseFolders,
} from '../../../static/release-folders.ts';
import { usesOf } from '../health/build-health.ts';
import { RemoteModel, type ReleasedBy, type Remote } from '../remote.model.ts';
import { previousOf, wasReleased } from '../remote-moves.ts';
import { RemoteSwitchModel } from '../remote-switch.model.ts';

/** Returns every remote with its current and available builds, and its history. */
export async function allRemoteStates(folders: ReleaseFolders): Promise<RemoteState[]> {
  const remotes = await RemoteModel.find({}).lean();
  const names = new Set([...(await releasedNames(folders)), ...remotes.map(({ _id }) => _id)]);
  return Promise.all(
    [...names].toSorted().map(async (name) => {
      const remote = remotes.find(({ _id }) => _id === name);
      return remote ? remoteState(folders, remote) : unreleased(name);
    }),
  );
}

/** Returns one remote as the settings show it; within a change, in its new state. */
export async function remoteState(
  folders: ReleaseFolders,
  remote: Remote,
  session: ClientSession | null = null,
): Promise<RemoteState> {
  const history = await RemoteSwitchModel.find({ remote: remote._id }, null, { session })
    .sort({ version: -1 })
    .limit(limits.release.history)
    .lean();
  const found = await buildsOnDisk(folders, remote._id);
  const onDisk = new Set(found.map(({ build }) => build));
  const uses = await usesOf(remote._id);
  const { canary } = remote;
  const people = await findPeople(
    [
      ...history.map(({ by }) => by.userId),
      ...remote.builds.map(({ publishedBy }) => publishedBy.userId),
      ...(canary?.userIds ?? []),
    ],
    session,
  );
  return {
    name: remote._id,
    routePrefixes: routePrefixesOf(
      remote._id,
      remote.builds.find(({ build }) => build === remote.current)?.routes,
    ),
    current: remote.current,
    canary: canary && {
      build: canary.build,
      share: canary.share,
      roles: canary.roles,
      users: canary.userIds.map((id) => people.ref(id)).filter((person) => person !== null),
    },
    builds: remote.builds
      .filter(({ build }, i) => i < limits.release.history || onDisk.has(build))
      .map(({ build, publishedAt, publishedBy, note, isReleased }) => ({
        build,
        isReleased: wasReleased({ isReleased }),
        publishedAt: publishedAt.toISOString(),
        publishedBy: nameOf(publishedBy, people),
        note,
        onDisk: onDisk.has(build),
        use: uses.get(build) ?? null,
      })),
    history: history.map(({ at, by, kind, from, to, note, health }) => ({
      at: at.toISOString(),
      by: nameOf(by, people),
      kind,
      from,
      to,
      note,
      health: health ?? null,
    })),
    previous: previousOf(remote, onDisk),
    version: remote.version,
  };
}

const nameOf = ({ userId, command }: ReleasedBy, people: People): string | null =>
  userId ? people.name(userId) : command;

const unreleased = (name: string): RemoteState => ({
  name,
  routePrefixes: routePrefixesOf(name),
  current: null,
  canary: null,
  builds: [],
  history: [],
  previous: null,
  version: 1,
});
