import { Route, Routes } from 'react-router-dom';
import { selfServiceRoutes } from '@muster/contracts';
import { MyProfilePage } from './features/my-profile/my-profile-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function SelfServiceRoutes() {
  return (
    <Routes>
      <Route path={selfServiceRoutes.profile.path} element={<MyProfilePage />} />
    </Routes>
  );
}
