import { PageHeader } from '@muster/ui';
import { teamRoutes } from '@muster/contracts';

export function TeamListPage() {
  return <PageHeader title={teamRoutes.list.title} />;
}
