import type { screeningFormEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import {
  ScreeningFormModel,
  type AskedQuestion,
} from '../../../records/screening/screening-form.model.ts';
import { showQuestion, showScreenedJob } from './show-form.ts';

/**
 * Returns the questions of the last form for a job, for any candidate: all applicants of a job are
 * asked the same.
 */
export async function lastQuestions(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<AskedQuestion[]> {
  const form = await ScreeningFormModel.findOne(
    { jobId, followUpOf: null, deletedAt: null },
    { questions: 1 },
    { session, sort: { createdAt: -1, _id: -1 } },
  ).lean();
  return form?.questions ?? [];
}

/** Returns the initial questions of a form for a job. */
export const readJobScreening: Service<(typeof screeningFormEndpoints)['ofJob']> = async (
  { actor },
  { params },
) => {
  const job = await findJob(actor, params.id);
  const questions = await lastQuestions(job._id);
  const sources = questions.flatMap(({ source }) => source?.poolId ?? []);
  const pools = await poolRefs(actor, [...job.poolIds, ...sources]);
  const isOfJob = ({ id }: { id: string }) => job.poolIds.some((own) => own.toHexString() === id);
  return {
    job: showScreenedJob(job),
    pools: pools.filter(({ status, ...pool }) => status === 'active' && isOfJob(pool)),
    questions: questions.flatMap((question) => {
      const pool = pools.find(({ id }) => id === question.source?.poolId.toHexString()) ?? null;
      // Questions of a pool that is closed to the reader are left out.
      return question.source && !pool ? [] : [{ ...showQuestion(actor, question), pool }];
    }),
  };
};
