import { PageHeader } from '@muster/ui';
import { talentRoutes } from '@muster/contracts';

export function TalentPoolsPage() {
  return <PageHeader title={talentRoutes.pools.title} />;
}
