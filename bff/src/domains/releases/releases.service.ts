import type { RemoteState, releaseEndpoints } from '@muster/contracts';
import type { Config } from '../../config.ts';
import type { RequestContext } from '../../http/context.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findPeople } from '../../identity/people/people.ts';
import { recordId } from '../../db/record-id.ts';
import { changeRemote, type RemoteChange } from './change-remote.ts';
import { buildsOnDisk } from '../../static/release-folders.ts';
import { RemoteModel, type Remote } from './remote.model.ts';
import { endCanary, goBack, makeCurrent, showFirst, wasReleased } from './remote-moves.ts';
import { allRemoteStates, remoteState } from './api/remote-state.ts';

type Endpoints = typeof releaseEndpoints;

/** Shows the running builds, and switches them. */
export function releasesService(config: Config) {
  const list: Service<Endpoints['list']> = async () => ({ remotes: await allRemoteStates(config) });

  const switchTo: Service<Endpoints['switch']> = (ctx, { params, body }) =>
    change(ctx, params.name, body.version, (remote, onDisk) => {
      if (body.build === remote.current || !isAvailable(remote, body.build, onDisk))
        throw new AppError('RELEASE_NOT_AVAILABLE');
      return makeCurrent(remote, body.build, 'switch', body.note);
    });

  const rollback: Service<Endpoints['rollback']> = (ctx, { params, body }) =>
    change(ctx, params.name, body.version, (remote, onDisk) => goBack(remote, onDisk, body.note));

  const setCanary: Service<Endpoints['setCanary']> = async (ctx, { params, body }) => {
    const { version, build, share, roles, userIds } = body;
    if (share === 0 && roles.length === 0 && userIds.length === 0)
      throw invalidField('share', 'REQUIRED');
    const users = [...new Set(userIds)].map(recordId);
    const people = await findPeople(users);
    const stranger = users.findIndex((id) => !people.ref(id));
    if (stranger >= 0) throw invalidField(`userIds.${stranger}`, 'NOT_FOUND');
    return change(ctx, params.name, version, (remote, onDisk) => {
      if (build === remote.current || !isAvailable(remote, build, onDisk))
        throw new AppError('RELEASE_NOT_AVAILABLE');
      return showFirst({ build, share, roles: [...new Set(roles)], userIds: users }, '');
    });
  };

  const finishCanary: Service<Endpoints['endCanary']> = (ctx, { params, body }) =>
    change(ctx, params.name, body.version, (remote, onDisk) =>
      endCanary(remote, body.outcome, onDisk),
    );

  async function change(
    ctx: RequestContext,
    name: string,
    base: number,
    decide: (remote: Remote, onDisk: ReadonlySet<string>) => RemoteChange,
  ): Promise<RemoteState> {
    const found = await buildsOnDisk(config, name);
    const onDisk = new Set(found.map(({ build }) => build));
    try {
      return await changeRemote(ctx, {
        by: { userId: ctx.actor.userId, command: null },
        name,
        base,
        folders: config,
        decide: (remote) => decide(remote, onDisk),
        answer: (remote, session) => remoteState(config, remote, session),
      });
    } catch (error) {
      throw await showConflict(error, () => readState(name));
    }
  }

  async function readState(name: string): Promise<RemoteState | null> {
    const remote = await RemoteModel.findById(name).lean();
    return remote && remoteState(config, remote);
  }

  return { list, switchTo, rollback, setCanary, finishCanary };
}

/** A build that the gate refused is on disk, too: only a release makes it available. */
const isAvailable = ({ builds }: Remote, build: string, onDisk: ReadonlySet<string>): boolean =>
  onDisk.has(build) && builds.some((known) => known.build === build && wasReleased(known));
