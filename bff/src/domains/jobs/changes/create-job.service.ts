import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { waitForClient } from '../../../records/companies/client-turn.ts';
import { defaultPipelineId } from '../../../records/pipelines/pipelines.ts';
import { auditedFields, secretFields } from '../record/job-audit.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';

/** The data of a new job. */
export type NewJob = Partial<Job> &
  Pick<Job, 'companyId' | 'title' | 'accountManagerId' | 'leadRecruiterId' | 'team'>;

/** Returns the next job number; it is taken before the transaction. */
export const nextJobNumber = async (): Promise<string> =>
  formatNumber('job', await takeNumber('job'));

/** Stores a new job without seats, and its audit event. */
export async function writeJob(
  tx: Tx,
  { number, action, ...fields }: NewJob & { number: string; action: string },
): Promise<Job> {
  await waitForClient(tx, fields.companyId);
  const [made] = await JobModel.create(
    [
      {
        _id: new Types.ObjectId(),
        engagement: 'full_time_contract' as const,
        ...fields,
        pipelineTemplateId: fields.pipelineTemplateId ?? (await defaultPipelineId(tx.session)),
        number,
        titleKey: foldText(fields.title),
        lastAction: action,
        positionsCount: 0,
        positionsFilled: 0,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!made) throw new Error('The job was not written');
  const job = made.toObject<Job>();
  await audit(tx, {
    action,
    entity: 'job',
    entityId: job._id,
    companyId: job.companyId,
    changes: changesBetween<Job>(null, job, auditedFields, secretFields),
  });
  return job;
}
