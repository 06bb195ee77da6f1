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
  /** The mail being answered, in its conversation. */
  answers?: Answered | undefined;
  /** A draft to continue. */
  draft?: RecordMail | undefined;
  onClose: () => void;
}

/** The record the mail belongs to: a candidate, who receives it, or a client, whose contacts do. */
export interface MailTo {
  type: MessageSubjectType;
  id: string;
  name: string;
  /** The candidate's application that the mail is about. */
  applicationId?: string;
  /** The client contacts selected at first. */
  recipientIds?: readonly string[];
}

/** Values of the composer. */
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

/** Returns the name under which the device keeps the input of a new mail, an answer, or a draft. */
export function draftNameOf({ to, answers, draft }: MailComposerProps): string {
  if (draft) return `mail/draft/${draft.id}`;
  if (answers) return `mail/answer/${answers.id}`;
  return ['mail', to.type, to.id, to.applicationId].filter(Boolean).join('/');
}

/** Returns what a template adds besides its text; input typed before is kept. */
export const begunWith = (
  beside: Loaded['beside'],
  { cc, repliesTo }: Pick<MailValues, 'cc' | 'repliesTo'>,
): Pick<MailValues, 'cc' | 'repliesTo' | 'templateFiles'> => ({
  cc: [...new Set([...cc, ...(beside?.cc ?? [])])].slice(0, limits.mail.copies),
  repliesTo: beside?.repliesTo === 'author' ? 'author' : repliesTo,
  templateFiles: beside?.files ?? [],
});

/** Returns the files that the author attached to a draft. */
export const broughtWith = (draft: RecordMail | undefined): BroughtFile[] =>
  (draft?.files ?? [])
    .filter(({ isBrought }) => isBrought)
    .map(({ id, name }) => ({ key: id, name, fileId: id, problem: null }));

const replySubject = (subject: string): string =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, limits.mail.subject);
