import type { MessageSubjectType, OwnTemplateAudience } from '@muster/contracts';
import type { MailTemplateKey } from './templates/all-templates.ts';

/** The frames of what people write themselves, by whom it goes to. */
export const writtenFrames = {
  candidate: 'message',
  client: 'message_to_client',
} as const satisfies Record<OwnTemplateAudience, MailTemplateKey>;

/** Who reads a mail that is written on a record. */
export const readerOf = (subjectType: MessageSubjectType): OwnTemplateAudience =>
  subjectType === 'company' ? 'client' : 'candidate';

const frames: readonly string[] = Object.values(writtenFrames);

/** Whether a person wrote a mail, and not the platform. */
export const isWritten = ({ template }: { template: string }): boolean => frames.includes(template);
