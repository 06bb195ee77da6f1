import { ApprovalBar } from '@muster/blocks';
import { api } from '../../api.ts';
import classes from './record.module.css';

/** What the client asks for, or a colleague, and somebody has to decide. */
export function AskedOfJob({ jobId }: { jobId: string }) {
  return <ApprovalBar api={api} className={classes.notices} subject={{ type: 'job', id: jobId }} />;
}
