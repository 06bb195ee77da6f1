import { stageRank } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { forgetValues } from '../../audit/forget-values.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Move, PersonalRecords } from '../../personal/personal-records.ts';
import { eraseMailsAbout } from '../../mail/held-mails.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { jobsById } from '../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../records/pipelines/pipelines.ts';
import { eraseLinksTo } from '../links/api/access-tokens.ts';
import { reasonLabels } from '../reasons/api/reasons.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { endApplication } from './record/end-applications.ts';
import { returnToStage } from './stages/return-to-stage.ts';
import { shareWithVetters } from './record/share-with-vetters.ts';

const live = { $in: ['active', 'placed'] as Application['status'][] };

/** Rank of an application's progress; a placed one is ahead of all. */
const reached = ({ status, stageKind }: Application): number =>
  status === 'placed' ? Infinity : stageRank(stageKind);

interface Undo extends Record<string, unknown> {
  /** Ids that moved from one record to the other. */
  moved: string[];
  /** Ids that were withdrawn, because both records were on the same job. */
  withdrawn: string[];
}

/**
 * Merges the applications of two records of one person: on each job the one that got further stays.
 */
async function move(tx: Tx, { from, to }: Move): Promise<{ count: number; undo: Undo }> {
  const { session } = tx;
  const all = await ApplicationModel.find({ candidateId: from }, null, { session }).lean();
  const theirs = await ApplicationModel.find(
    { candidateId: to, status: live, deletedAt: null },
    null,
    { session },
  ).lean();
  const undo: Undo = { moved: [], withdrawn: [] };
  for (const application of all) {
    const rival = isLive(application)
      ? theirs.find(({ jobId }) => jobId.equals(application.jobId))
      : undefined;
    if (rival) {
      const lesser = reached(application) > reached(rival) ? rival : application;
      await endApplication(
        tx,
        lesser,
        'withdraw',
        { side: 'agency', reasonId: null, note: 'Merged with another record of the same person.' },
        null,
      );
      undo.withdrawn.push(lesser._id.toHexString());
    }
    undo.moved.push(application._id.toHexString());
  }
  await giveTo(tx, to, undo.moved, 'application.merge');
  await shareWithVetters(tx, [from, to]);
  return { count: all.length, undo };
}

const isLive = ({ status, deletedAt }: Application): boolean =>
  !deletedAt && (status === 'active' || status === 'placed');

async function moveBack(tx: Tx, { from, to }: Move, undo: Record<string, unknown>): Promise<void> {
  const { moved, withdrawn } = undo as Undo;
  const { session } = tx;
  const here = await ApplicationModel.distinct('_id', {
    _id: { $in: moved.map((id) => new Types.ObjectId(id)) },
    candidateId: to,
  }).session(session);
  await giveTo(
    tx,
    from,
    here.map((id: Types.ObjectId) => id.toHexString()),
    'application.unmerge',
  );
  const ended = await ApplicationModel.find(
    { _id: { $in: withdrawn }, status: 'withdrawn', deletedAt: null },
    null,
    { session },
  ).lean();
  for (const application of ended) {
    const taken = await ApplicationModel.exists({
      candidateId: application.candidateId,
      jobId: application.jobId,
      status: live,
      deletedAt: null,
    }).session(session);
    if (!taken) await returnToStage(tx, application, null);
  }
  await shareWithVetters(tx, [from, to]);
}

async function giveTo(
  tx: Tx,
  candidateId: Types.ObjectId,
  ids: readonly string[],
  action: string,
): Promise<void> {
  for (const id of ids) {
    const before = await ApplicationModel.findOneAndUpdate(
      { _id: id },
      stampVersion(tx, { $set: { candidateId } }),
      { session: tx.session, returnDocument: 'before' },
    ).lean();
    if (before)
      await audit(tx, {
        action,
        entity: 'application',
        entityId: before._id,
        changes: [{ path: 'candidateId', before: before.candidateId, after: candidateId }],
      });
  }
}

/** Collects what the candidate may have: jobs and their progress, without rates and staff notes. */
async function collect(candidateId: Types.ObjectId) {
  const applications = await ApplicationModel.find({ candidateId, deletedAt: null })
    .sort({ createdAt: 1 })
    .lean();
  const jobs = await jobsById(applications.map(({ jobId }) => jobId));
  const companies = await companyNames(applications.map(({ companyId }) => companyId));
  const reasons = await reasonLabels(applications.map(({ exit }) => exit?.reasonId ?? null));
  const pipelines = await readPipelines();
  return applications.map((application) => {
    const job = jobs.get(application.jobId.toHexString());
    const { exit } = application;
    return {
      job: job && !job.confidential ? job.title : null,
      client:
        job && !job.confidential
          ? (companies.get(application.companyId.toHexString()) ?? null)
          : null,
      added: application.createdAt.toISOString(),
      // The standing in the candidate's words, never in those for staff.
      standing:
        application.status === 'active'
          ? (pipelines.stage(application.stageId)?.candidateLabel ?? null)
          : application.status,
      submitted: application.submittedAt?.toISOString() ?? null,
      ended: exit?.at.toISOString() ?? null,
      reason: exit?.side === 'candidate' ? (reasons.get(String(exit.reasonId)) ?? null) : null,
    };
  });
}

/** Deletes free text about the candidate; jobs and stages stay for statistics. */
async function erase(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const ids = await ApplicationModel.distinct('_id', { candidateId }).session(session);
  await ApplicationModel.updateMany(
    { candidateId },
    {
      $set: {
        holdNote: null,
        lastStep: null,
        proposedPayRate: null,
        introduction: null,
        bioOverride: null,
        interestNote: null,
        interestMessage: null,
        vettingOverride: null,
        interviews: [],
      },
    },
    { session },
  );
  await ApplicationModel.updateMany(
    { candidateId, exit: { $ne: null } },
    { $set: { 'exit.note': null, 'exit.clientNote': null } },
    { session },
  );
  await ApplicationEventModel.updateMany(
    { applicationId: { $in: ids } },
    { $set: { note: null } },
    { session },
  );
  await eraseMailsAbout(tx, 'application', ids);
  await eraseLinksTo(tx, 'application', ids);
  await forgetValues(tx, 'application', ids);
}

export const personalApplications: PersonalRecords = {
  name: 'applications',
  count: (candidateId) => ApplicationModel.countDocuments({ candidateId, deletedAt: null }),
  move,
  moveBack,
  collect,
  erase,
};
