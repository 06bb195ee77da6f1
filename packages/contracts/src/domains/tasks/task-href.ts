import { href } from '../../core/routes.ts';
import { candidatesRoutes } from '../../routes/candidates.routes.ts';
import { companiesRoutes } from '../../routes/companies.routes.ts';
import { jobsRoutes } from '../../routes/jobs.routes.ts';
import type { Task } from './tasks.schemas.ts';

/** Returns the page of the record that a task is about. */
export function taskHref({ subjectType, subjectId: id }: Pick<Task, 'subjectType' | 'subjectId'>) {
  switch (subjectType) {
    case 'candidate':
      return href(candidatesRoutes.profile, { id });
    case 'company':
      return href(companiesRoutes.overview, { id });
    case 'job':
      return href(jobsRoutes.record, { id });
    case 'application':
      return href(jobsRoutes.applicationProfile, { jobApplicationId: id });
  }
}
