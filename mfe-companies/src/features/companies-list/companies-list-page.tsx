import { PageHeader } from '@muster/ui';
import { companiesRoutes } from '@muster/contracts';

export function CompaniesListPage() {
  return <PageHeader title={companiesRoutes.list.title} />;
}
