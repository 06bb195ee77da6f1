import {
  limits,
  type MessageSubjectType,
  type RecordMail,
  type ReplyTarget,
  type TemplateFile,
} from '@muster/contracts';
import type { BroughtFile } from '../uploads/use-brought-files.ts';
import type { Answered } from './answered-mail.tsx';
import { atOnce, type SendMoment } from './send-moment.ts';
import type { Loaded } from './template-field.tsx';

export interface MailComposerProps {
  to: MailTo;
  /** The mail that it answers, in its conversation. */
  answers?: Answered | undefined;
  /** A draft to go on with. */
  draft?: RecordMail | undefined;
  onClose: () => void;
}

/** The record that it is written on: a candidate, who gets it, or a client, whose people do. */
export interface MailTo {
  type: MessageSubjectType;
  id: string;
  name: string;
  /** The application of the candidate that it is about. */
  applicationId?: string;
  /** The people of the client to begin with. */
  recipientIds?: readonly string[];
}

/** What the composer holds. */
export interface MailValues extends SendMoment, Record<string, unknown> {
  subject: string;
  text: string;
  isPrivate: boolean;
  templateId: string | null;
  recipientIds: string[];
  cc: string[];
  attachmentIds: string[];
  fileIds: string[];
  templateFiles: readonly TemplateFile[];
  sender: string | null;
  repliesTo: ReplyTarget;
  isUrgent: boolean;
  urgentReason: string;
}

export const firstValues = ({ to, answers, draft }: MailComposerProps): MailValues => ({
  subject: draft?.subject ?? (answers ? replySubject(answers.subject) : ''),
  text: draft?.text ?? '',
  isPrivate: draft?.isPrivate ?? answers?.isPrivate ?? false,
  templateId: null,
  recipientIds: [...(draft?.recipientIds ?? to.recipientIds ?? [])],
  cc: draft?.cc ?? [],
  attachmentIds: (draft?.files ?? []).flatMap(({ id, isBrought }) => (isBrought ? [] : id)),
  templateFiles: [],
  fileIds: broughtWith(draft).flatMap(({ fileId }) => fileId ?? []),
  sender: draft?.sender ?? null,
  repliesTo: draft?.repliesTo ?? 'record',
  isUrgent: false,
  urgentReason: '',
  ...atOnce,
});

/** What a template adds to a mail besides its words; what was typed before stays. */
export const begunWith = (
  beside: Loaded['beside'],
  { cc, repliesTo }: Pick<MailValues, 'cc' | 'repliesTo'>,
): Pick<MailValues, 'cc' | 'repliesTo' | 'templateFiles'> => ({
  cc: [...new Set([...cc, ...(beside?.cc ?? [])])].slice(0, limits.mail.copies),
  repliesTo: beside?.repliesTo === 'author' ? 'author' : repliesTo,
  templateFiles: beside?.files ?? [],
});

/** The files that a draft was given by its author. */
export const broughtWith = (draft: RecordMail | undefined): BroughtFile[] =>
  (draft?.files ?? [])
    .filter(({ isBrought }) => isBrought)
    .map(({ id, name }) => ({ key: id, name, fileId: id, problem: null }));

const replySubject = (subject: string): string =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, limits.mail.subject);
