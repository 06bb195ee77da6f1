import type { JobDetails, JobRecord } from '@muster/contracts';

/** Props of every card of the record. */
export interface JobCardProps {
  job: JobRecord;
  details: JobDetails;
}
