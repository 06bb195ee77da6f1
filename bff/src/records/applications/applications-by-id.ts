import type { ClientSession, Types } from 'mongoose';
import { rowsAtHand, rowsOnce } from '../../db/one-moment.ts';
import { ApplicationModel, type Application } from './application.model.ts';

const key = 'applications';

/**
 * Returns applications by id, deleted ones too, regardless of rights: the caller decides what to
 * show.
 */
export const applicationsById = (
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Application>> =>
  rowsOnce(session, key, ids, async (wanted) => {
    const found = await ApplicationModel.find({ _id: { $in: [...wanted] } }, null, {
      session,
    }).lean();
    return new Map(found.map((application) => [application._id.toHexString(), application]));
  });

/** Shares whole applications that were already read with other parts of the page. */
export const applicationsAtHand = (applications: readonly Application[]): void =>
  rowsAtHand(key, applications);
