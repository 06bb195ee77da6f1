import { Route, Routes } from 'react-router-dom';
import { jobsRoutes } from '@muster/contracts';
import { JobsListPage } from './features/jobs-list/jobs-list-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function JobsRoutes() {
  return (
    <Routes>
      <Route path={jobsRoutes.list.path} element={<JobsListPage />} />
    </Routes>
  );
}
