import { paragraph, type MailBlock } from '../template.ts';

/** Other searches for which the person is considered now; nothing when there are none. */
export const otherJobsPart = (otherJobs: string): MailBlock[] =>
  otherJobs
    ? [
        paragraph(
          `You are still a candidate for other jobs. We will contact you about them: ${otherJobs}.`,
        ),
      ]
    : [];
