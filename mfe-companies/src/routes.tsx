import { companiesRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const CompaniesListPage = lazyNamed(
  () => import('./features/companies-list/companies-list-page.tsx'),
  'CompaniesListPage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: companiesRoutes.list, element: <CompaniesListPage />, skeleton: 'list' },
]);

export function CompaniesRoutes() {
  return <RemoteRoutes routes={routes} />;
}
