import { lazyNamed, useCan, useSession } from '@muster/kit';
import { Suspense } from 'react';
import { useCompanyAddress } from './use-company-address.ts';

const CompanyDrawer = lazyNamed(() => import('./company-drawer.tsx'), 'CompanyDrawer');

/** Company facts, opened by the address; not during impersonation. */
export function CompanyOverPage() {
  const { isOpen } = useCompanyAddress();
  const can = useCan();
  const session = useSession();
  if (!isOpen || !can('clientCompany.update') || session?.impersonation) return null;
  return (
    <Suspense fallback={null}>
      <CompanyDrawer />
    </Suspense>
  );
}
