import { applicationTemplates } from './application.templates.ts';
import { applyingTemplates } from './applying.templates.ts';
import { calendarTemplates } from './calendar.templates.ts';
import { candidateTemplates } from './candidate.templates.ts';
import { clientCandidateTemplates } from './client-candidate.templates.ts';
import { clientInterviewTemplates } from './client-interview.templates.ts';
import { clientJobTemplates } from './client-job.templates.ts';
import { clientWorkTemplates } from './client-work.templates.ts';
import { clientTemplates } from './client.templates.ts';
import { documentTemplates } from './document.templates.ts';
import { invitationTemplates } from './invitation.templates.ts';
import { noticeTemplates } from './notice.templates.ts';
import { reminderTemplates } from './reminder.templates.ts';
import { scheduleTemplates } from './schedule.templates.ts';
import { screeningTemplates } from './screening.templates.ts';
import { securityTemplates } from './security.templates.ts';
import { staffTemplates } from './staff.templates.ts';
import { vettingTemplates } from './vetting.templates.ts';

/** The platform's mails, by key, as shipped. */
export const mailTemplates = {
  ...invitationTemplates,
  ...securityTemplates,
  ...candidateTemplates,
  ...vettingTemplates,
  ...applyingTemplates,
  ...applicationTemplates,
  ...screeningTemplates,
  ...clientTemplates,
  ...clientCandidateTemplates,
  ...clientWorkTemplates,
  ...clientJobTemplates,
  ...staffTemplates,
  ...scheduleTemplates,
  ...calendarTemplates,
  ...noticeTemplates,
  ...documentTemplates,
  ...clientInterviewTemplates,
  ...reminderTemplates,
} as const;

export type MailTemplateKey = keyof typeof mailTemplates;

/** The variables that a template needs. */
export type MailVariables<K extends MailTemplateKey> = Record<
  (typeof mailTemplates)[K]['variables'][number],
  string
>;
