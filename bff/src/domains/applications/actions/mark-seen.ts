import type { clientCandidateEndpoints } from '@muster/contracts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { clientMaySee } from '../../../records/jobs/client-jobs.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { recordEvent } from '../record/record-event.ts';

/** Records the first time a client user opens a submission; later visits change nothing. */
export const markSeen: Service<typeof clientCandidateEndpoints.seen> = (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const application = isRecordId(params.id)
      ? await ApplicationModel.findOne(
          {
            _id: params.id,
            companyId: ctx.actor.companyId,
            submissionVersion: { $gt: 0 },
            deletedAt: null,
          },
          null,
          { session },
        ).lean()
      : null;
    if (!application || !(await clientMaySee(ctx.actor, application.jobId, session)))
      throw new AppError('NOT_FOUND');
    if (application.status !== 'active' || application.clientSeenAt) return { seen: true as const };
    await ApplicationModel.updateOne(
      { _id: application._id, clientSeenAt: null },
      { $set: { clientSeenAt: tx.at } },
      { session },
    );
    await recordEvent(tx, application, {
      type: 'seen_by_client',
      action: 'application.seen',
      from: application.stageKind,
      to: application.stageKind,
      changes: [{ path: 'clientSeenAt', before: null, after: tx.at.toISOString() }],
    });
    const job = (await jobsById([application.jobId], session)).get(application.jobId.toHexString());
    const candidate = await findLiveCandidate(application.candidateId);
    if (job && candidate)
      await notifyJobPeople(
        tx,
        { application, candidate, job },
        { topic: 'submission_seen', title: `The client opened {name} for ${calledInNotices(job)}` },
      );
    return { seen: true as const };
  });
