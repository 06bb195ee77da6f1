import { PageHeader } from '@muster/ui';
import { selfServiceRoutes } from '@muster/contracts';

export function MyProfilePage() {
  return <PageHeader title={selfServiceRoutes.profile.title} />;
}
