import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { findOwnJobs } from '../jobs/api/own-jobs.ts';

/** Returns the jobs that the user works on. */
export const readOwnJobs: Service<typeof homeEndpoints.jobs> = ({ actor }) => findOwnJobs(actor);
