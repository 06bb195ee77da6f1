import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { findOwnJobs } from '../jobs/api/own-jobs.ts';

/** The jobs that the person works on. */
export const readOwnJobs: Service<typeof homeEndpoints.jobs> = ({ actor }) => findOwnJobs(actor);
