import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { MeetingModel, type MeetingRecord } from './meeting.model.ts';
import { scopeFor } from './meetings.policy.ts';

/** Returns a room by its address, for everyone who has it. @throws AppError NOT_FOUND */
export async function meetingByName(
  name: string,
  session: ClientSession | null = null,
): Promise<MeetingRecord> {
  const found = await MeetingModel.findOne({ name, deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Returns one of the actor's own rooms. @throws AppError NOT_FOUND */
export async function ownMeeting(
  actor: Actor,
  permission: PermissionName,
  name: string,
  session: ClientSession | null = null,
): Promise<MeetingRecord> {
  const found = await MeetingModel.findOne(
    { $and: [{ name, deletedAt: null }, scopeFor(actor, permission)] },
    null,
    { session },
  ).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
