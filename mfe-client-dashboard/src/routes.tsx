import { Route, Routes } from 'react-router-dom';
import { clientDashboardRoutes } from '@muster/contracts';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function ClientDashboardRoutes() {
  return (
    <Routes>
      <Route path={clientDashboardRoutes.dashboard.path} element={<DashboardPage />} />
    </Routes>
  );
}
