import { selfServiceRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const MyProfilePage = lazyNamed(
  () => import('./features/my-profile/my-profile-page.tsx'),
  'MyProfilePage',
);

const UploadFileDrawer = lazyNamed(
  () => import('./features/my-files/upload-file-drawer.tsx'),
  'UploadFileDrawer',
);
const DeleteFileModal = lazyNamed(
  () => import('./features/my-files/delete-file-modal.tsx'),
  'DeleteFileModal',
);
const FileTypeModal = lazyNamed(
  () => import('./features/my-files/file-type-modal.tsx'),
  'FileTypeModal',
);

const OpenRolesPage = lazyNamed(
  () => import('./features/applying/open-roles-page.tsx'),
  'OpenRolesPage',
);
const ApplicationPage = lazyNamed(
  () => import('./features/applying/application-page.tsx'),
  'ApplicationPage',
);

const MyReferralsPage = lazyNamed(
  () => import('./features/referrals/my-referrals-page.tsx'),
  'MyReferralsPage',
);
const DocumentsPage = lazyNamed(
  () => import('./features/documents/documents-page.tsx'),
  'DocumentsPage',
);
const NewIdentityDrawer = lazyNamed(
  () => import('./features/documents/identity-drawers.tsx'),
  'NewIdentityDrawer',
);
const EditIdentityDrawer = lazyNamed(
  () => import('./features/documents/identity-drawers.tsx'),
  'EditIdentityDrawer',
);

const MyCalendarPage = lazyNamed(
  () => import('./features/calendar/my-calendar-page.tsx'),
  'MyCalendarPage',
);

/** The built screens of the area, at the addresses of its route table. */
export const routes = defineRemoteRoutes([
  { route: selfServiceRoutes.myCalendar, element: <MyCalendarPage />, skeleton: 'record' },
  { route: selfServiceRoutes.myReferrals, element: <MyReferralsPage />, skeleton: 'record' },
  { route: selfServiceRoutes.applicationProcess, element: <OpenRolesPage />, skeleton: 'form' },
  {
    route: selfServiceRoutes.applicationProcessByIdByStep,
    element: <ApplicationPage />,
    skeleton: 'form',
  },
  {
    route: selfServiceRoutes.profile,
    element: <MyProfilePage />,
    skeleton: 'record',
    overlays: [
      { route: selfServiceRoutes.uploadFile, element: <UploadFileDrawer /> },
      { route: selfServiceRoutes.deleteFile, element: <DeleteFileModal /> },
      { route: selfServiceRoutes.fileType, element: <FileTypeModal /> },
    ],
  },
  {
    route: selfServiceRoutes.mySignatureDocuments,
    element: <DocumentsPage />,
    skeleton: 'record',
    overlays: [
      {
        route: selfServiceRoutes.mySignatureDocumentsLegalIdentityNew,
        element: <NewIdentityDrawer />,
      },
      {
        route: selfServiceRoutes.mySignatureDocumentsLegalIdentityByIdEdit,
        element: <EditIdentityDrawer />,
      },
    ],
  },
]);

export function SelfServiceRoutes() {
  return <RemoteRoutes routes={routes} />;
}
