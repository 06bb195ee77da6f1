import { paragraph } from '../template.ts';
import type { MailBlock } from '../template.ts';

/** Other searches for which the person is considered now; nothing when there are none. */
export const otherJobsPart = (otherJobs: string): MailBlock[] =>
  otherJobs
    ? [
        paragraph(
          `It does not end here: we think of you for other searches and will come back to you about them: ${otherJobs}.`,
        ),
      ]
    : [];
