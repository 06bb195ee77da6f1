import {
  completeHomeLayout,
  homeLayoutOf,
  type HomeArrangement,
  type homeEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { nextVersion } from '../../db/record-version.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { HomeSettingModel, homeSettingOf } from './home-setting.model.ts';

export const readArrangement: Service<typeof homeEndpoints.arrangement> = ({ actor }) =>
  arrangementOf(actor);

/** Stores the arrangement of the widgets; a window with an outdated one gets a conflict. */
export const arrangeHome: Service<typeof homeEndpoints.arrange> = async (ctx, { body }) => {
  const { actor } = ctx;
  const { userId } = actor;
  const { version, ...wanted } = body;
  try {
    return await transact(ctx, async ({ session }) => {
      const { main, side, hidden } = completeHomeLayout(wanted, actor.role);
      await HomeSettingModel.updateOne(
        { _id: userId, version },
        { $set: { main, side, hidden, version: nextVersion(version) } },
        // If another version is stored, the upsert fails because the id exists.
        { session, upsert: true },
      );
      return arrangementOf(actor, session);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const current = await arrangementOf(actor);
    throw new AppError('VERSION_CONFLICT', {
      context: { current, version: current.version, changedFields: [], by: null, at: null },
      cause: error,
    });
  }
};

async function arrangementOf(
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  session: ClientSession | null = null,
): Promise<HomeArrangement> {
  const stored = await homeSettingOf(userId, session);
  const { main, side, hidden } = stored?.version
    ? completeHomeLayout(stored, role)
    : homeLayoutOf(role);
  return { main: [...main], side: [...side], hidden: [...hidden], version: stored?.version ?? 0 };
}
