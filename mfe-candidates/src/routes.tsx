import { candidatesRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';
import { CandidateSearchHome } from './candidate-search-home.tsx';
import { CandidatesHome } from './candidates-home.tsx';
import { ImportOverlay } from './features/import/import-overlay.tsx';
import { InboxOverlay } from './shared/inbox/inbox-overlay.tsx';
import { MergeOverlay } from './features/merge/merge-overlay.tsx';

const CreateCandidateDrawer = lazyNamed(
  () => import('./features/create/create-candidate-drawer.tsx'),
  'CreateCandidateDrawer',
);
const ProfilePage = lazyNamed(() => import('./features/record/profile-page.tsx'), 'ProfilePage');
const AddToJobDrawer = lazyNamed(
  () => import('./features/add-to-job/add-to-job-drawer.tsx'),
  'AddToJobDrawer',
);
const ApplicationsPage = lazyNamed(
  () => import('./features/record/applications/applications-page.tsx'),
  'ApplicationsPage',
);
const RemoveFromJobModal = lazyNamed(
  () => import('./features/record/applications/remove-from-job-modal.tsx'),
  'RemoveFromJobModal',
);
const NotesPage = lazyNamed(() => import('./features/record/notes-page.tsx'), 'NotesPage');
const CommunicationsPage = lazyNamed(
  () => import('./features/record/communications/communications-page.tsx'),
  'CommunicationsPage',
);
const EmailDrawer = lazyNamed(() => import('./features/email/email-drawer.tsx'), 'EmailDrawer');
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
const BackgroundDrawers = lazyNamed(
  () => import('./features/edit/background/background-drawers.tsx'),
  'BackgroundDrawers',
);
const NewBioDrawer = lazyNamed(
  () => import('./features/edit/bios/new-bio-drawer.tsx'),
  'NewBioDrawer',
);
const EditBioDrawer = lazyNamed(
  () => import('./features/edit/bios/edit-bio-drawer.tsx'),
  'EditBioDrawer',
);
const PoolsDrawer = lazyNamed(
  () => import('./features/edit/pools/pools-drawer.tsx'),
  'PoolsDrawer',
);
const HarvestDrawer = lazyNamed(
  () => import('./features/edit/harvest/harvest-drawer.tsx'),
  'HarvestDrawer',
);
const RejectCandidateModal = lazyNamed(
  () => import('./features/reject/reject-candidate-modal.tsx'),
  'RejectCandidateModal',
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

const CvReviewPage = lazyNamed(
  () => import('./features/cv-review/cv-review-page.tsx'),
  'CvReviewPage',
);

const SuggestionsDrawer = lazyNamed(
  () => import('./features/experience-suggestions/suggestions-drawer.tsx'),
  'SuggestionsDrawer',
);

const BulkVettingModal = lazyNamed(
  () => import('./features/record/vetting/bulk-vetting-modal.tsx'),
  'BulkVettingModal',
);
const InterviewsPage = lazyNamed(
  () => import('./features/record/vetting/interviews-page.tsx'),
  'InterviewsPage',
);
const InvitationDrawer = lazyNamed(
  () => import('./features/record/vetting/invitation-drawer.tsx'),
  'InvitationDrawer',
);
const InterviewStatusModal = lazyNamed(
  () => import('./features/record/vetting/interview-status-modal.tsx'),
  'InterviewStatusModal',
);
const VettingPage = lazyNamed(
  () => import('./features/record/vetting/vetting-page.tsx'),
  'VettingPage',
);
const DisableLinkModal = lazyNamed(
  () => import('./features/record/screening/disable-link-modal.tsx'),
  'DisableLinkModal',
);

const FeedbackSummaryDrawer = lazyNamed(
  () => import('./features/record/vetting/feedback-summary-drawer.tsx'),
  'FeedbackSummaryDrawer',
);

const ReferralsPage = lazyNamed(
  () => import('./features/referrals/referrals-page.tsx'),
  'ReferralsPage',
);

const TranscriptDrawer = lazyNamed(
  () => import('./features/record/calendar/transcript/transcript-drawer.tsx'),
  'TranscriptDrawer',
);

const CalendarPage = lazyNamed(
  () => import('./features/record/calendar/calendar-page.tsx'),
  'CalendarPage',
);

/** The area's screens, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: candidatesRoutes.list,
    element: (
      <>
        <CandidatesHome />
        <ImportOverlay />
        <InboxOverlay />
      </>
    ),
    skeleton: 'list',
    overlays: [
      { route: candidatesRoutes.create, element: <CreateCandidateDrawer /> },
      { route: candidatesRoutes.bulkAddToJob, element: <AddToJobDrawer /> },
      { route: candidatesRoutes.bulkVetting, element: <BulkVettingModal /> },
      { route: candidatesRoutes.candidatesEmail, element: <EmailDrawer /> },
    ],
  },
  { route: candidatesRoutes.referrals, element: <ReferralsPage />, skeleton: 'list' },
  { route: candidatesRoutes.search, element: <CandidateSearchHome />, skeleton: 'list' },
  { route: candidatesRoutes.record, redirectTo: candidatesRoutes.profile },
  {
    route: candidatesRoutes.profile,
    element: (
      <>
        <ProfilePage />
        <BackgroundDrawers />
        <MergeOverlay />
      </>
    ),
    overlays: [
      { route: candidatesRoutes.editContact, element: <ContactDrawer /> },
      { route: candidatesRoutes.editLinks, element: <LinksDrawer /> },
      { route: candidatesRoutes.editRates, element: <RatesDrawer /> },
      { route: candidatesRoutes.editSkills, element: <SkillsDrawer /> },
      { route: candidatesRoutes.bioNew, element: <NewBioDrawer /> },
      { route: candidatesRoutes.bioEdit, element: <EditBioDrawer /> },
      { route: candidatesRoutes.editPools, element: <PoolsDrawer /> },
      { route: candidatesRoutes.editHarvestId, element: <HarvestDrawer /> },
      { route: candidatesRoutes.reject, element: <RejectCandidateModal /> },
      { route: candidatesRoutes.experienceSuggestions, element: <SuggestionsDrawer /> },
      { route: candidatesRoutes.remove, element: <DeleteCandidateModal /> },
      { route: candidatesRoutes.uploadAttachment, element: <UploadAttachmentDrawer /> },
      { route: candidatesRoutes.deleteAttachment, element: <DeleteAttachmentModal /> },
      { route: candidatesRoutes.attachmentType, element: <AttachmentTypeModal /> },
      { route: candidatesRoutes.attachmentVisibility, element: <AttachmentVisibilityModal /> },
    ],
  },
  {
    route: candidatesRoutes.applications,
    element: <ApplicationsPage />,
    overlays: [{ route: candidatesRoutes.removeFromJob, element: <RemoveFromJobModal /> }],
  },
  { route: candidatesRoutes.notes, element: <NotesPage /> },
  {
    route: candidatesRoutes.candidatesByIdProfileCommunications,
    element: <CommunicationsPage />,
  },
  {
    route: candidatesRoutes.candidatesByIdProfileCandidateCalendar,
    element: <CalendarPage />,
    overlays: [
      {
        route:
          candidatesRoutes.candidatesByIdProfileCandidateCalendarByVettingInterviewIdTranscriptSummary,
        element: <TranscriptDrawer />,
      },
    ],
  },
  {
    route: candidatesRoutes.vettingInterviews,
    element: <InterviewsPage />,
    overlays: [
      { route: candidatesRoutes.vettingInterviewStatus, element: <InterviewStatusModal /> },
      {
        route: candidatesRoutes.candidatesByIdProfileVettingInterviewEmail,
        element: <InvitationDrawer />,
      },
    ],
  },
  {
    route: candidatesRoutes.candidatesByIdProfileVetting,
    element: <VettingPage />,
    overlays: [
      {
        route: candidatesRoutes.candidatesByIdProfileVettingByFormIdDisableLink,
        element: <DisableLinkModal />,
      },
      {
        route: candidatesRoutes.candidatesByIdProfileVettingFeedbackSummary,
        element: <FeedbackSummaryDrawer />,
      },
    ],
  },
  { route: candidatesRoutes.cvReview, element: <CvReviewPage /> },
  { route: candidatesRoutes.deleteNote, element: <DeleteNotePage />, skeleton: 'form' },
]);

export function CandidatesRoutes() {
  return <RemoteRoutes routes={routes} />;
}
