import { candidatesRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const CandidatesPage = lazyNamed(
  () => import('./features/list/candidates-page.tsx'),
  'CandidatesPage',
);
const CreateCandidateDrawer = lazyNamed(
  () => import('./features/create/create-candidate-drawer.tsx'),
  'CreateCandidateDrawer',
);
const ProfilePage = lazyNamed(() => import('./features/record/profile-page.tsx'), 'ProfilePage');
const NotesPage = lazyNamed(() => import('./features/record/notes-page.tsx'), 'NotesPage');
const DeleteNotePage = lazyNamed(
  () => import('./features/notes/delete-note-page.tsx'),
  'DeleteNotePage',
);
const ContactDrawer = lazyNamed(
  () => import('./features/edit/contact/contact-drawer.tsx'),
  'ContactDrawer',
);
const LinksDrawer = lazyNamed(
  () => import('./features/edit/links/links-drawer.tsx'),
  'LinksDrawer',
);
const RatesDrawer = lazyNamed(
  () => import('./features/edit/rates/rates-drawer.tsx'),
  'RatesDrawer',
);
const SkillsDrawer = lazyNamed(
  () => import('./features/edit/skills/skills-drawer.tsx'),
  'SkillsDrawer',
);
const DeleteCandidateModal = lazyNamed(
  () => import('./features/remove/delete-candidate-modal.tsx'),
  'DeleteCandidateModal',
);

const UploadAttachmentDrawer = lazyNamed(
  () => import('./features/attachments/upload-attachment-drawer.tsx'),
  'UploadAttachmentDrawer',
);
const DeleteAttachmentModal = lazyNamed(
  () => import('./features/attachments/delete-attachment-modal.tsx'),
  'DeleteAttachmentModal',
);
const AttachmentTypeModal = lazyNamed(
  () => import('./features/attachments/attachment-type-modal.tsx'),
  'AttachmentTypeModal',
);
const AttachmentVisibilityModal = lazyNamed(
  () => import('./features/attachments/attachment-visibility-modal.tsx'),
  'AttachmentVisibilityModal',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: candidatesRoutes.list,
    element: <CandidatesPage />,
    skeleton: 'list',
    overlays: [{ route: candidatesRoutes.create, element: <CreateCandidateDrawer /> }],
  },
  { route: candidatesRoutes.record, redirectTo: candidatesRoutes.profile },
  {
    route: candidatesRoutes.profile,
    element: <ProfilePage />,
    overlays: [
      { route: candidatesRoutes.editContact, element: <ContactDrawer /> },
      { route: candidatesRoutes.editLinks, element: <LinksDrawer /> },
      { route: candidatesRoutes.editRates, element: <RatesDrawer /> },
      { route: candidatesRoutes.editSkills, element: <SkillsDrawer /> },
      { route: candidatesRoutes.remove, element: <DeleteCandidateModal /> },
      { route: candidatesRoutes.uploadAttachment, element: <UploadAttachmentDrawer /> },
      { route: candidatesRoutes.deleteAttachment, element: <DeleteAttachmentModal /> },
      { route: candidatesRoutes.attachmentType, element: <AttachmentTypeModal /> },
      { route: candidatesRoutes.attachmentVisibility, element: <AttachmentVisibilityModal /> },
    ],
  },
  { route: candidatesRoutes.notes, element: <NotesPage /> },
  { route: candidatesRoutes.deleteNote, element: <DeleteNotePage />, skeleton: 'form' },
]);

export function CandidatesRoutes() {
  return <RemoteRoutes routes={routes} />;
}
