import { companyDocumentRoutes, teamRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const HomePage = lazyNamed(() => import('./features/home/home-page.tsx'), 'HomePage');
const TeamListPage = lazyNamed(
  () => import('./features/team-list/team-list-page.tsx'),
  'TeamListPage',
);

const MemberProfilePage = lazyNamed(
  () => import('./features/team-member/profile/profile-page.tsx'),
  'MemberProfilePage',
);
const MemberTimesheetsPage = lazyNamed(
  () => import('./features/team-member/timesheets/timesheets-page.tsx'),
  'MemberTimesheetsPage',
);
const MemberEvaluationsPage = lazyNamed(
  () => import('./features/team-member/evaluations/evaluations-page.tsx'),
  'MemberEvaluationsPage',
);
const EvaluationPage = lazyNamed(
  () => import('./features/evaluation/evaluation-page.tsx'),
  'EvaluationPage',
);
const EditEvaluationPage = lazyNamed(
  () => import('./features/evaluation/edit-evaluation-page.tsx'),
  'EditEvaluationPage',
);

const CandidateAccountsPage = lazyNamed(
  () => import('./features/candidate-accounts/candidate-accounts-page.tsx'),
  'CandidateAccountsPage',
);
const UsersPage = lazyNamed(() => import('./features/users/list/users-page.tsx'), 'UsersPage');
const InviteUserDrawer = lazyNamed(
  () => import('./features/users/invite/invite-user-drawer.tsx'),
  'InviteUserDrawer',
);
const EditUserDrawer = lazyNamed(
  () => import('./features/users/edit/edit-user-drawer.tsx'),
  'EditUserDrawer',
);
const DisableUserModal = lazyNamed(
  () => import('./features/users/disable/disable-user-modal.tsx'),
  'DisableUserModal',
);

const ImpersonateModal = lazyNamed(
  () => import('./features/users/impersonate/impersonate-modal.tsx'),
  'ImpersonateModal',
);
const ActivityPage = lazyNamed(
  () => import('./features/activity-log/activity-page.tsx'),
  'ActivityPage',
);

const SettingsPage = lazyNamed(
  () => import('./features/settings/settings-page.tsx'),
  'SettingsPage',
);

const DataHealthPage = lazyNamed(
  () => import('./features/data-health/data-health-page.tsx'),
  'DataHealthPage',
);
const SearchIndexPage = lazyNamed(
  () => import('./features/search-index/search-index-page.tsx'),
  'SearchIndexPage',
);

const ActiveContractorsPage = lazyNamed(
  () => import('./features/active-contractors/active-contractors-page.tsx'),
  'ActiveContractorsPage',
);

const ReportsPage = lazyNamed(() => import('./features/reports/reports-page.tsx'), 'ReportsPage');
const CandidatesReportPage = lazyNamed(
  () => import('./features/candidates-report/candidates-report-page.tsx'),
  'CandidatesReportPage',
);

const SkillsPage = lazyNamed(() => import('./features/skills/skills-page.tsx'), 'SkillsPage');

const ChatPage = lazyNamed(() => import('./features/chat/chat-page.tsx'), 'ChatPage');

const EmailTemplatesPage = lazyNamed(
  () => import('./features/email-templates/templates-page.tsx'),
  'EmailTemplatesPage',
);
const NewTemplatePage = lazyNamed(
  () => import('./features/email-templates/new-template-page.tsx'),
  'NewTemplatePage',
);
const DeleteTemplateModal = lazyNamed(
  () => import('./features/email-templates/delete-template-modal.tsx'),
  'DeleteTemplateModal',
);
const EditTemplatePage = lazyNamed(
  () => import('./features/email-templates/edit-template-page.tsx'),
  'EditTemplatePage',
);

const CandidateDocumentsPage = lazyNamed(
  () => import('./features/candidate-documents/documents-page.tsx'),
  'CandidateDocumentsPage',
);
const CompanyDocumentsPage = lazyNamed(
  () => import('./features/candidate-documents/company-documents-page.tsx'),
  'CompanyDocumentsPage',
);
const ChooseTemplatePage = lazyNamed(
  () => import('./features/candidate-documents/choose-template-page.tsx'),
  'ChooseTemplatePage',
);
const NewDocumentPage = lazyNamed(
  () => import('./features/candidate-documents/new-document-page.tsx'),
  'NewDocumentPage',
);
const NewIdentityDrawer = lazyNamed(
  () => import('./features/candidate-documents/identity-drawers.tsx'),
  'NewIdentityDrawer',
);
const IdentityDrawer = lazyNamed(
  () => import('./features/candidate-documents/identity-drawers.tsx'),
  'IdentityDrawer',
);

const CalendarPage = lazyNamed(
  () => import('./features/calendar/calendar-page.tsx'),
  'CalendarPage',
);
const TodayPage = lazyNamed(() => import('./features/home/today/today-page.tsx'), 'TodayPage');
const MemberTodayPage = lazyNamed(
  () => import('./features/home/today/today-page.tsx'),
  'MemberTodayPage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: teamRoutes.home, element: <HomePage /> },
  { route: teamRoutes.today, element: <TodayPage />, skeleton: 'list' },
  { route: teamRoutes.todayById, element: <MemberTodayPage />, skeleton: 'list' },
  { route: teamRoutes.list, element: <TeamListPage />, skeleton: 'list' },
  { route: teamRoutes.teamById, redirectTo: teamRoutes.teamByIdProfile },
  { route: teamRoutes.teamByIdProfile, element: <MemberProfilePage /> },
  { route: teamRoutes.teamByIdProfileTimesheets, element: <MemberTimesheetsPage /> },
  { route: teamRoutes.teamByIdProfilePerformanceEvaluations, element: <MemberEvaluationsPage /> },
  { route: teamRoutes.performanceEvaluationById, element: <EvaluationPage />, skeleton: 'record' },
  {
    route: teamRoutes.performanceEvaluationByIdEdit,
    element: <EditEvaluationPage />,
    skeleton: 'record',
  },
  {
    route: teamRoutes.users,
    element: <UsersPage />,
    skeleton: 'list',
    overlays: [
      { route: teamRoutes.userCreate, element: <InviteUserDrawer /> },
      { route: teamRoutes.userEdit, element: <EditUserDrawer /> },
      { route: teamRoutes.userDisable, element: <DisableUserModal /> },
      { route: teamRoutes.userImpersonate, element: <ImpersonateModal /> },
    ],
  },
  { route: teamRoutes.reports, element: <ReportsPage />, skeleton: 'record' },
  { route: teamRoutes.reportsCandidates, element: <CandidatesReportPage />, skeleton: 'record' },
  { route: teamRoutes.activeContractors, element: <ActiveContractorsPage />, skeleton: 'list' },
  { route: teamRoutes.calendar, element: <CalendarPage />, skeleton: 'list' },
  { route: teamRoutes.chat, element: <ChatPage /> },
  { route: teamRoutes.settings, element: <SettingsPage />, skeleton: 'form' },
  { route: teamRoutes.settingsSkills, element: <SkillsPage />, skeleton: 'list' },
  {
    route: teamRoutes.settingsEmailTemplates,
    element: <EmailTemplatesPage />,
    skeleton: 'list',
    overlays: [
      { route: teamRoutes.settingsEmailTemplatesByIdDelete, element: <DeleteTemplateModal /> },
    ],
  },
  { route: teamRoutes.settingsEmailTemplatesNew, element: <NewTemplatePage />, skeleton: 'form' },
  {
    route: teamRoutes.settingsEmailTemplatesByIdEdit,
    element: <EditTemplatePage />,
    skeleton: 'form',
  },
  { route: teamRoutes.settingsAlgoliaGenerate, element: <SearchIndexPage />, skeleton: 'form' },
  { route: teamRoutes.settingsPrisma, element: <DataHealthPage />, skeleton: 'form' },
  { route: teamRoutes.usersCandidates, element: <CandidateAccountsPage />, skeleton: 'list' },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocuments,
    element: <CandidateDocumentsPage />,
    skeleton: 'record',
    overlays: [
      {
        route: teamRoutes.usersCandidatesByIdSignatureDocumentsLegalIdentityNew,
        element: <NewIdentityDrawer />,
      },
      {
        route: teamRoutes.usersCandidatesByIdSignatureDocumentsLegalIdentityByIdentityIdEdit,
        element: <IdentityDrawer />,
      },
    ],
  },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocumentsNew,
    element: <ChooseTemplatePage kind="candidate" />,
    skeleton: 'record',
  },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocumentsNewByTemplateId,
    element: <NewDocumentPage kind="candidate" />,
    skeleton: 'form',
  },
  {
    route: companyDocumentRoutes.documents,
    element: <CompanyDocumentsPage />,
    skeleton: 'record',
  },
  {
    route: companyDocumentRoutes.choose,
    element: <ChooseTemplatePage kind="company" />,
    skeleton: 'record',
  },
  {
    route: companyDocumentRoutes.write,
    element: <NewDocumentPage kind="company" />,
    skeleton: 'form',
  },
  { route: teamRoutes.settingsActivity, element: <ActivityPage />, skeleton: 'list' },
]);

export function TeamRoutes() {
  return <RemoteRoutes routes={routes} />;
}
