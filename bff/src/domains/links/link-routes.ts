import {
  href,
  isOpenedPurpose,
  publicRoutes,
  selfServiceRoutes,
  type MailedPurpose,
  type NumberedPurpose,
  type Route,
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

const numbered: Readonly<Record<NumberedPurpose, Target>> = {
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
};

/** Returns the path to which an opened link leads; null if its page is at `/t/:handle`. */
export function routeOf(purpose: MailedPurpose, handle: string): string | null {
  if (isOpenedPurpose(purpose)) return null;
  const { route, param, query, more } = numbered[purpose];
  return href(
    route,
    { ...more, ...(param !== null && { [param]: handle }) },
    query === undefined ? undefined : { [query]: handle },
  );
}
