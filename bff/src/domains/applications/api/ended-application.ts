import { Types, type ClientSession } from 'mongoose';
import {
  applicationNow,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';

/** Returns an application that ended at this moment and has not been reopened; otherwise null. */
export async function endedApplication(
  id: string,
  endedAt: string,
  session: ClientSession | null = null,
): Promise<FoundApplication | null> {
  const found = await applicationNow(new Types.ObjectId(id), session);
  return found?.application.exit?.at.toISOString() === endedAt ? found : null;
}
