import type { EmailMessage } from './email-message.model.ts';

/** What a domain may know of a mail to say whether it must not go out. */
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
