import { ApprovalBar } from '@muster/blocks';
import { api } from '../../api.ts';
import classes from './record.module.css';

/** Pending requests about the job, by the client or a colleague. */
export function AskedOfJob({ jobId }: { jobId: string }) {
  return <ApprovalBar api={api} className={classes.notices} subject={{ type: 'job', id: jobId }} />;
}
