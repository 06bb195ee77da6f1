import type { EmailMessage } from '../../../mail/email-message.model.ts';

type WaitingMail = Pick<EmailMessage, 'variables'>;

/** Returns the ids of the applications that a waiting client mail is about. */
export const applicationsIn = ({ variables }: WaitingMail): string[] =>
  (variables['ids'] ?? '').split(',').filter(Boolean);

/** The note on each application of a mail, with its author. */
export type Notes = Readonly<Record<string, { by: string; text: string }>>;

export function notesIn({ variables }: WaitingMail): Notes {
  const { ids = '', message, notes, senderName = '' } = variables;
  if (notes) return JSON.parse(notes) as Notes;
  return message && !ids.includes(',') ? { [ids]: { by: senderName, text: message } } : {};
}

/** The notes on all applications of one mail, one below the other. */
export const allNotes = (notes: Notes, senderName: string) => ({
  message: Object.values(notes)
    .map(({ by, text }) => (by === senderName ? text : `${text} (${by})`))
    .join('\n\n'),
  notes: JSON.stringify(notes),
});
