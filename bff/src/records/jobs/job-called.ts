import type { Job } from './job.model.ts';

type Called = Pick<Job, 'number' | 'title' | 'confidential'>;

/**
 * What a job is called in messages, tasks and mails to colleagues, which go further than the job
 * itself: a confidential one by its number alone.
 */
export const calledInNotices = ({ number, title, confidential }: Called): string =>
  confidential ? number : title;
