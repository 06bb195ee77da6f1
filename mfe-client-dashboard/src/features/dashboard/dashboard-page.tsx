import { PageHeader } from '@muster/ui';
import { clientDashboardRoutes } from '@muster/contracts';

export function DashboardPage() {
  return <PageHeader title={clientDashboardRoutes.dashboard.title} />;
}
