import { Route, Routes } from 'react-router-dom';
import { companiesRoutes } from '@muster/contracts';
import { CompaniesListPage } from './features/companies-list/companies-list-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function CompaniesRoutes() {
  return (
    <Routes>
      <Route path={companiesRoutes.list.path} element={<CompaniesListPage />} />
    </Routes>
  );
}
