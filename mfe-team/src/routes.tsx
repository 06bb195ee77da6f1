import { Route, Routes } from 'react-router-dom';
import { teamRoutes } from '@muster/contracts';
import { TeamListPage } from './features/team-list/team-list-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function TeamRoutes() {
  return (
    <Routes>
      <Route path={teamRoutes.list.path} element={<TeamListPage />} />
    </Routes>
  );
}
