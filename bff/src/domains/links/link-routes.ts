import {
  href,
  publicRoutes,
  selfServiceRoutes,
  type Route,
  type TokenPurpose,
} from '@muster/contracts';

/** The target of a link and the parameter for the handle. */
interface Target {
  route: Route;
  /** Null if the address contains no handle. */
  param: string | null;
  /** The query parameter for the handle. */
  query?: string;
  /** Further parameters of the address. */
  more?: Readonly<Record<string, string>>;
}

/** The route of each purpose that has one. */
const routes: Partial<Record<TokenPurpose, Target>> = {
  // No step has this name: it redirects to the applicant's current step.
  application_resume: {
    route: selfServiceRoutes.applicationProcessByIdByStep,
    param: 'id',
    more: { step: 'next' },
  },
  referral_invite: { route: selfServiceRoutes.applicationProcess, param: null },
  screening_form: { route: publicRoutes.vettingScreeningFormsByFormId, param: 'formId' },
  interview_schedule: {
    route: publicRoutes.interviewSchedulerByInterviewIdByStep,
    param: 'interviewId',
    more: { step: 'timezone' },
  },
  interview_manage: { route: publicRoutes.interviewByTokenConfirmed, param: 'token' },
  // The answer is chosen on the page.
  calendar_response: {
    route: publicRoutes.calendarResponseByStatus,
    param: null,
    more: { status: 'accepted' },
    query: 'link',
  },
  client_feedback: { route: publicRoutes.feedbackByToken, param: 'token' },
  meeting_join: { route: publicRoutes.meetingsBySessionName, param: 'sessionName' },
};

/** Returns the path to which an opened link leads; null while that screen is not built. */
export function routeOf(purpose: TokenPurpose, handle: string): string | null {
  const target = routes[purpose];
  if (target?.route.status !== 'built') return null;
  return href(
    target.route,
    { ...target.more, ...(target.param !== null && { [target.param]: handle }) },
    target.query === undefined ? undefined : { [target.query]: handle },
  );
}
