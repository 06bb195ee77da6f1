import type { RequestedJob } from '../jobs/api/requested-jobs.ts';
import { budgetOf } from './intake-budget.ts';
import type { AskedForJob } from '../../records/intakes/intake.model.ts';

/** Returns a request in the form that a job takes. */
export const requestOf = ({
  title,
  engagement,
  skills,
  seats,
  start,
  budget,
  description,
}: AskedForJob): RequestedJob => ({
  title,
  engagement,
  skills,
  seats,
  start,
  description,
  budget: budgetOf(budget),
});
