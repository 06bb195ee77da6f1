import { Route, Routes } from 'react-router-dom';
import { talentRoutes } from '@muster/contracts';
import { TalentPoolsPage } from './features/talent-pools/talent-pools-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function TalentRoutes() {
  return (
    <Routes>
      <Route path={talentRoutes.pools.path} element={<TalentPoolsPage />} />
    </Routes>
  );
}
