import { PageHeader } from '@muster/ui';
import { jobsRoutes } from '@muster/contracts';

export function JobsListPage() {
  return <PageHeader title={jobsRoutes.list.title} />;
}
