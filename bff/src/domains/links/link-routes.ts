import { href, publicRoutes, type Route, type TokenPurpose } from '@muster/contracts';

/** The numbered route of each purpose and the parameter that takes the handle. */
const routes: Partial<
  Record<TokenPurpose, { route: Route; param: string; more?: Record<string, string> }>
> = {
  screening_form: { route: publicRoutes.vettingScreeningFormsByFormId, param: 'formId' },
  interview_schedule: {
    route: publicRoutes.interviewSchedulerByInterviewIdByStep,
    param: 'interviewId',
    more: { step: 'timezone' },
  },
  interview_manage: { route: publicRoutes.interviewByTokenConfirmed, param: 'token' },
  client_feedback: { route: publicRoutes.feedbackByToken, param: 'token' },
  meeting_join: { route: publicRoutes.meetingsBySessionName, param: 'sessionName' },
};

/** Where an opened link leads on to; null while that screen is not built. */
export function routeOf(purpose: TokenPurpose, handle: string): string | null {
  const target = routes[purpose];
  if (target?.route.status !== 'built') return null;
  return href(target.route, { [target.param]: handle, ...target.more });
}
