import type { ApplicationEventType } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { behind } from '../../../lists/timeline.ts';
import type { ReadEntries } from '../../../activity/activity-source.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';

/** Returns what happened on a candidate's jobs that the reader may know of. */
export async function applicationActivity(
  actor: Actor,
  candidateId: Types.ObjectId,
): Promise<ReadEntries> {
  const applications = await ApplicationModel.find(
    { candidateId },
    { jobId: 1, ownerUserId: 1, submissionVersion: 1 },
  ).lean();
  const jobs = await jobsById(applications.map(({ jobId }) => jobId));
  const titles = new Map(
    applications.flatMap((application): [string, string][] => {
      const job = jobs.get(application.jobId.toHexString());
      return job && reaches(actor, 'application.list', application, job)
        ? [[application._id.toHexString(), job.title]]
        : [];
    }),
  );
  const hidden: ApplicationEventType[] = actor.can('application.readPayRate')
    ? []
    : ['rate_changed'];
  const known = applications.filter(({ _id }) => titles.has(_id.toHexString()));
  const filter = {
    applicationId: { $in: known.map(({ _id }) => _id) },
    type: { $nin: hidden },
  };
  return async (place, limit) => {
    if (known.length === 0) return [];
    const events = await ApplicationEventModel.find({ $and: [filter, behind(place, 'at')] })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean();
    return events.map(({ _id, at, type, actorId, actorKind, applicationId, from, to }) => ({
      _id,
      at,
      group: 'applications' as const,
      kind: type === 'added' ? ('application_added' as const) : ('application_changed' as const),
      action: type,
      actorUserId: actorKind === 'system' ? null : actorId,
      byCandidate: actorKind === 'candidate',
      realActorUserId: null,
      fields: [],
      excerpt: titles.get(applicationId.toHexString()) ?? null,
      to: from === to ? null : to,
      targetId: applicationId,
    }));
  };
}
