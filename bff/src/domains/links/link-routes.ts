import {
  href,
  publicRoutes,
  selfServiceRoutes,
  type Route,
  type TokenPurpose,
} from '@muster/contracts';

/** Where a link leads, and the parameter that takes the handle. */
interface Target {
  route: Route;
  /** Null where the address takes no handle. */
  param: string | null;
  /** The name in the query that takes the handle. */
  query?: string;
  /** What else stands in its address. */
  more?: Readonly<Record<string, string>>;
}

/** The route of each purpose that has one. */
const routes: Partial<Record<TokenPurpose, Target>> = {
  // No step is called so: it leads to where the applicant goes on.
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

/** Where an opened link leads on to; null while that screen is not built. */
export function routeOf(purpose: TokenPurpose, handle: string): string | null {
  const target = routes[purpose];
  if (target?.route.status !== 'built') return null;
  return href(
    target.route,
    { ...target.more, ...(target.param !== null && { [target.param]: handle }) },
    target.query === undefined ? undefined : { [target.query]: handle },
  );
}
