import type { EmailMessage } from './email-message.model.ts';

/** Mail data with which a domain decides whether it must not be sent. */
export type OutgoingMailFacts = Readonly<
  Pick<
    EmailMessage,
    | 'template'
    | 'category'
    | 'to'
    | 'subjectType'
    | 'subjectId'
    | 'recipientIds'
    | 'opens'
    | 'createdAt'
  >
>;
