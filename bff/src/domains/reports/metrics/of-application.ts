import type { ReportApplication } from '../../applications/api/reporting/report-applications.ts';
import type { Observation } from '../observation.ts';

type Named = Pick<Observation, 'candidateId' | 'jobId' | 'companyId' | 'groups'>;

/** The names in a row about an application, and its groups. */
export const ofApplication = (application: ReportApplication): Named => ({
  candidateId: application.candidateId,
  jobId: application.jobId,
  companyId: application.companyId,
  groups: {
    client: [application.companyId.toHexString()],
    recruiter: [application.ownerUserId.toHexString()],
  },
});
