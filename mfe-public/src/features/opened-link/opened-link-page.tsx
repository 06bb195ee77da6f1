import { PageHeader } from '@muster/ui';
import { technicalRoutes } from '@muster/contracts';

export function OpenedLinkPage() {
  return <PageHeader title={technicalRoutes.openedLink.title} />;
}
