import type { Job } from './job.model.ts';

type Called = Pick<Job, 'number' | 'title' | 'confidential'>;

/**
 * Returns the name of a job in notifications, tasks and mails to colleagues, which reach more
 * people than the job itself: for a confidential one only its number.
 */
export const calledInNotices = ({ number, title, confidential }: Called): string =>
  confidential ? number : title;
