import { jobEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listJobs } from './list-jobs.ts';

export const jobsList = listSource('jobs', jobEndpoints.list, listJobs);
