import { candidatesRoutes, companiesRoutes, href, jobsRoutes, type Task } from '@muster/contracts';

/** The page of the record that a task is about. */
export function taskHref({ subjectType, subjectId: id }: Task): string {
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
