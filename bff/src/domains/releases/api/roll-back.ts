import { systemContext } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { changeRemote } from '../change-remote.ts';
import { ReleaseRefused } from './release-refused.ts';
import { buildsOnDisk, type ReleaseFolders } from '../../../static/release-folders.ts';
import { RemoteModel, type ReleasedBy, type Remote } from '../remote.model.ts';
import { goBack } from '../remote-moves.ts';

interface Rollback {
  name: string;
  note: string;
  by: ReleasedBy;
}

/**
 * Makes the previous build current, as a command.
 * @throws ReleaseRefused for an unknown remote, without a build to return to, or if the previous
 *   one does not fit the running builds
 */
export async function rollBack(
  folders: ReleaseFolders,
  { name, note, by }: Rollback,
): Promise<{ before: string; remote: Remote }> {
  const known = await RemoteModel.find({}, { current: 1 }).lean();
  const before = known.find(({ _id }) => _id === name)?.current;
  if (!before) {
    const refused = name ? `The registry knows no ${name}.` : 'Which remote?';
    throw new ReleaseRefused(
      `${refused} It knows: ${known.map(({ _id }) => _id).join(', ') || 'none'}.`,
    );
  }
  const onDisk = new Set((await buildsOnDisk(folders, name)).map(({ build }) => build));
  try {
    const remote = await changeRemote(systemContext(`rollback:${name}`), {
      by,
      name,
      base: null,
      folders,
      decide: (current) => goBack(current, onDisk, note),
      answer: (after) => Promise.resolve(after),
    });
    return { before, remote };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'RELEASE_DOES_NOT_FIT')
      throw new ReleaseRefused(`${name} stays at ${before}. ${String(error.context?.['faults'])}`);
    if (error.code !== 'RELEASE_NOT_AVAILABLE') throw error;
    throw new ReleaseRefused(`${name} has no earlier build to go back to; it runs ${before}.`);
  }
}
