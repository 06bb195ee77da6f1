import type { JobDetails, JobRecord } from '@muster/contracts';

/** What each card of the record is given. */
export interface JobCardProps {
  job: JobRecord;
  details: JobDetails;
}
