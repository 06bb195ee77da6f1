import type { MessageSubjectType, OwnTemplateAudience } from '@muster/contracts';
import type { MailTemplateKey } from './templates/all-templates.ts';

/** The frames of written messages, by recipient. */
export const writtenFrames = {
  candidate: 'message',
  client: 'message_to_client',
} as const satisfies Record<OwnTemplateAudience, MailTemplateKey>;

/** Returns the audience of a mail that is written on a record. */
export const readerOf = (subjectType: MessageSubjectType): OwnTemplateAudience =>
  subjectType === 'company' ? 'client' : 'candidate';

const frames: readonly string[] = Object.values(writtenFrames);

/** Checks whether a person, and not the platform, wrote a mail. */
export const isWritten = ({ template }: { template: string }): boolean => frames.includes(template);
