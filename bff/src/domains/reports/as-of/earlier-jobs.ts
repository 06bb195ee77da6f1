import { Types } from 'mongoose';
import { earlierValues } from '../../../audit/earlier-values.ts';
import type { ReportJob } from '../../../records/jobs/report-jobs.ts';
import { seatsAt } from '../../../records/positions/earlier-seats.ts';

/** Returns jobs with their state, positions and responsible users at a moment. */
export async function jobsAt(jobs: readonly ReportJob[], moment: Date): Promise<ReportJob[]> {
  const [earlier, seats] = await Promise.all([
    earlierValues('job', moment, ['status', 'priority', 'leadRecruiterId', 'companyId']),
    seatsAt(moment),
  ]);
  return jobs.map((job) => {
    const id = job._id.toHexString();
    const before = earlier.get(id) ?? {};
    const counts = seats.get(id);
    const lead = before['leadRecruiterId'];
    return {
      ...job,
      ...('status' in before && { status: before['status'] as ReportJob['status'] }),
      ...('priority' in before && { priority: before['priority'] as ReportJob['priority'] }),
      ...('companyId' in before && { companyId: new Types.ObjectId(String(before['companyId'])) }),
      ...('leadRecruiterId' in before && {
        leadRecruiterId: lead === null ? null : new Types.ObjectId(String(lead)),
      }),
      ...(counts && { positionsCount: counts.total, positionsFilled: counts.filled }),
    };
  });
}
