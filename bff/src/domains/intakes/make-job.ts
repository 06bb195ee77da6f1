import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Company } from '../../records/companies/company-lookup.ts';
import { makeRequestedJob, type RequestedJob } from '../jobs/api/requested-jobs.ts';
import { IntakeModel } from '../../records/intakes/intake.model.ts';

interface Request {
  company: Company;
  asked: RequestedJob;
  intakeId: Types.ObjectId;
  number: string;
}

/** Creates a job from a request and records it on the request. */
export async function makeJob(
  tx: Tx,
  { company, asked, intakeId, number }: Request,
  requestedBy: Types.ObjectId | null,
): Promise<void> {
  const job = await makeRequestedJob(tx, company, asked, { requestedBy, intakeId }, number);
  await noteResult(tx, intakeId, job._id);
}

/** Records the resulting job on a request. */
export async function noteResult(
  { session }: Tx,
  intakeId: Types.ObjectId,
  jobId: Types.ObjectId,
): Promise<void> {
  await IntakeModel.updateOne({ _id: intakeId }, { $set: { resultId: jobId } }, { session });
}
