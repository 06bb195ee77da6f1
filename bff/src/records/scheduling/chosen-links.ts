import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { ScheduleRequestModel, type ScheduleRequestRecord } from './schedule-request.model.ts';

/** The place of an interview whose time the invitee chose, and whether they can change it. */
export interface ChosenLink extends Pick<ScheduleRequestRecord, 'place' | 'placeValue' | 'phone'> {
  mayChange: boolean;
}

/** Checks whether the invitee can still move or cancel the interview. */
export const isChangeable = (
  { status, startsAt }: Pick<ScheduleRequestRecord, 'status' | 'startsAt'>,
  now: Date,
): boolean =>
  (status === 'confirmed' || status === 'reschedule_requested') &&
  startsAt !== null &&
  startsAt.getTime() - limits.scheduling.cutOff > now.getTime();

/**
 * Returns the scheduling links through which these interviews got their time, by interview; others
 * are absent.
 */
export async function chosenLinks(
  interviewIds: readonly Types.ObjectId[],
  now: Date,
): Promise<ReadonlyMap<string, ChosenLink>> {
  if (interviewIds.length === 0) return new Map();
  const found = await ScheduleRequestModel.find({
    interviewId: { $in: [...interviewIds] },
    isOpen: true,
    deletedAt: null,
  }).lean();
  return new Map(
    found.map((request) => {
      const { interviewId, place, placeValue, phone } = request;
      const mayChange = isChangeable(request, now);
      return [interviewId.toHexString(), { place, placeValue, phone, mayChange }];
    }),
  );
}
