import { choosingStates, href, publicRoutes, type InterviewVisit } from '@muster/contracts';

export const schedulerSteps = ['timezone', 'choose', 'details', 'review'] as const;
export type SchedulerStep = (typeof schedulerSteps)[number];

export const stepPath = (handle: string, step: SchedulerStep): string =>
  href(publicRoutes.interviewSchedulerByInterviewIdByStep, { interviewId: handle, step });
export const bookedPath = (handle: string): string =>
  href(publicRoutes.interviewSchedulerConfirmationByToken, { token: handle });
export const confirmedPath = (handle: string): string =>
  href(publicRoutes.interviewByTokenConfirmed, { token: handle });
export const cancelledPath = (handle: string): string =>
  href(publicRoutes.interviewByTokenCancelled, { token: handle });

/** Whether the person still has to choose the first time, or missed it. */
export const isChoosing = ({ status }: Pick<InterviewVisit, 'status'>): boolean =>
  status === 'expired' || choosingStates.some((state) => state === status);

/** Whether the interview has a fixed time, future or past. */
export const isArranged = ({ status }: Pick<InterviewVisit, 'status'>): boolean =>
  status === 'confirmed' || status === 'completed' || status === 'no_show';
