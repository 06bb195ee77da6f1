import { candidatesRoutes, dayMs, hourMs, href, limits } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { addDays, dayInWords, today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { everyDue } from '../../jobs/every-due.ts';
import { inTurn } from '../../jobs/in-turn.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { inBackground } from '../../outbox/background.ts';
import { withUnnotedCvs } from '../candidates/api/candidate-cv.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { notify } from '../notifications/api/notify.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
  type Attachment,
} from '../../records/attachments/attachment.model.ts';
import { remindOfRequests, notifyOfOverdue } from './requests/request-jobs.ts';
import { recordStoredCvs } from './changes/primary-cv.ts';
import { anyMoment } from '../../db/set-values.ts';

const batch = 500;
const reminders = limits.attachment.expiryReminderDays;

/** Reminds the candidate's owner of attachments that expire in 30 and in 7 days, once each. */
export function remindOfExpiry(signal: AbortSignal, on = today()): Promise<number> {
  const ending: QueryFilter<Attachment> = {
    expiresOn: { $gte: on, $lte: addDays(on, Math.max(...reminders)) },
    deletedAt: null,
  };
  return inTurn(everyDue(AttachmentModel, ending, signal), async (attachment) => {
    const { _id, expiresOn, remindedDays, title, ownerId } = attachment;
    if (expiresOn === null) return 0;
    // Only the nearest reminder: a file added a week before its expiry causes one.
    const days = reminders.findLast((days) => expiresOn <= addDays(on, days));
    if (days === undefined || remindedDays.includes(days)) return 0;
    const candidate = await findLiveCandidate(ownerId);
    if (!candidate) return 0;
    return transact(systemContext(`expiry:${_id.toHexString()}`), async (tx) => {
      const { modifiedCount } = await AttachmentModel.updateOne(
        { _id, deletedAt: null, expiresOn, remindedDays: { $ne: days } },
        { $addToSet: { remindedDays: days } },
        { session: tx.session },
      );
      if (modifiedCount === 0) return 0;
      await notify(tx, {
        topic: 'system',
        userIds: [candidate.ownerUserId],
        title: `A file of {name} ends on ${dayInWords(expiresOn)}`,
        body: title,
        link: href(candidatesRoutes.profile, { id: candidate._id.toHexString() }),
        subject: { type: 'candidate', id: candidate._id },
      });
      return 1;
    });
  });
}

/** Purges attachments deleted more than 30 days ago; their content is deleted separately. */
export async function purgeAttachments(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - limits.restoreDays * dayMs);
  const expired = await AttachmentModel.find({ deletedAt: { ...anyMoment, $lt: before } })
    .limit(batch)
    .lean();
  let purged = 0;
  for (const { _id } of expired) {
    if (signal.aborted) break;
    purged += await transact(systemContext(`purge:${_id.toHexString()}`), async (tx) => {
      const { session } = tx;
      const { deletedCount } = await AttachmentModel.deleteOne(
        { _id, deletedAt: { ...anyMoment, $lt: before } },
        { session },
      );
      if (deletedCount === 0) return 0;
      await AttachmentTextModel.deleteOne({ _id }, { session });
      await audit(tx, {
        action: 'attachment.purge',
        entity: 'attachment',
        entityId: _id,
        actorKind: 'job',
      });
      return 1;
    });
  }
  return purged;
}

/**
 * Adds hashes to records whose CVs were stored before hashes were kept, so that the same CV is
 * found on them as well. Works record by record, so that an interrupted run continues.
 */
export async function recordOlderCvs(signal: AbortSignal): Promise<number> {
  let noted = 0;
  let last: Types.ObjectId | null = null;
  while (!signal.aborted) {
    const ids: Types.ObjectId[] = await withUnnotedCvs(last, batch);
    if (ids.length === 0) break;
    for (const id of ids) {
      if (signal.aborted) break;
      await inBackground(() =>
        transact(systemContext(`cv-hashes:${id.toHexString()}`), (tx) => recordStoredCvs(tx, id)),
      );
      noted += 1;
    }
    last = ids.at(-1) ?? null;
  }
  return noted;
}

export const attachmentJobs: readonly JobDefinition[] = [
  {
    name: 'attachments.expiry',
    dailyAtHour: 6,
    run: async ({ signal }) => void (await remindOfExpiry(signal)),
  },
  {
    name: 'attachments.requests',
    dailyAtHour: 8,
    run: async ({ signal }) => {
      await remindOfRequests(signal);
      await notifyOfOverdue(signal);
    },
  },
  {
    name: 'attachments.older-cvs',
    dailyAtHour: 2,
    run: async ({ signal }) => void (await recordOlderCvs(signal)),
  },
  {
    name: 'attachments.purge',
    everyMs: hourMs,
    run: async ({ signal }) => void (await purgeAttachments(signal)),
  },
];
