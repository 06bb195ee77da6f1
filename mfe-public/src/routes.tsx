import { Route, Routes } from 'react-router-dom';
import { technicalRoutes } from '@muster/contracts';
import { OpenedLinkPage } from './features/opened-link/opened-link-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path={technicalRoutes.openedLink.path} element={<OpenedLinkPage />} />
    </Routes>
  );
}
