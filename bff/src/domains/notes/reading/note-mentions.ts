import { notesHref, type PersonRef } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findActiveStaff, findPeople, type StaffMember } from '../../../identity/people/people.ts';
import { actorsOf } from '../../../identity/people/staff-actors.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import type { NoteSubject } from './note-subject.ts';
import { mayReadNote } from '../../../records/notes/notes.policy.ts';
import { cleanRichText, keepMentions, mentionedIds } from '../../../rich-text/rich-text.ts';

/** A sanitised text, and the colleagues that it mentions. */
export interface MentionedText {
  body: string;
  mentioned: StaffMember[];
}

/** Cleans rich text; only staff can be mentioned, other mentions become text. */
export async function readMentions(html: string, tx: Tx): Promise<MentionedText> {
  const body = cleanRichText(html);
  const mentioned = await findActiveStaff(
    mentionedIds(body).map((id) => new Types.ObjectId(id)),
    tx.session,
  );
  const known = new Set(mentioned.map(({ id }) => id.toHexString()));
  return { body: keepMentions(body, known), mentioned };
}

/** Notifies mentioned users who may read the note; returns those who may not. */
export async function notifyMentioned(
  tx: Tx,
  note: Note,
  subject: NoteSubject,
  mentioned: readonly StaffMember[],
): Promise<PersonRef[]> {
  const others = mentioned.filter(({ id }) => !(tx.userId?.equals(id) ?? false));
  const author = (await findPeople([tx.userId], tx.session)).name(tx.userId);
  await notify(tx, {
    topic: 'mention',
    userIds: others.filter((one) => mayOpen(one, note, subject)).map(({ id }) => id),
    title: `${author} mentioned you in a note on ${subject.notices.called}`,
    link: notesHref({ subjectType: subject.type, subjectId: subject._id.toHexString() }),
    subject: subject.notices.subject,
  });
  return withoutAccess(note, subject, others);
}

/** Returns the mentioned users who cannot open the record or this note of it. */
export const withoutAccess = (
  note: Note,
  subject: NoteSubject,
  mentioned: readonly StaffMember[],
): PersonRef[] =>
  mentioned
    .filter((member) => !mayOpen(member, note, subject))
    .map(({ id, name }) => ({ id: id.toHexString(), name }));

/** Checks whether a colleague may read the note in any of their roles. */
const mayOpen = (member: StaffMember, note: Note, subject: NoteSubject): boolean =>
  actorsOf(member).some((actor) => subject.mayRead(actor) && mayReadNote(actor, note));
