import type { BodyOf, Note, noteEndpoints, NoteKind, noteVisibilities } from '@muster/contracts';

export type { NoteKind };
export type NoteVisibility = (typeof noteVisibilities)[number];
export type NoteSubject = Pick<Note, 'subjectType' | 'subjectId'>;
export type NewNote = BodyOf<typeof noteEndpoints.create>;

/** A note that is being written. */
export type NoteDraft = {
  body: string;
  kind: NoteKind;
  visibility: NoteVisibility;
  pinned: boolean;
  followUp: { on: string | null; assigneeId: string | null };
};

export const emptyDraft: NoteDraft = {
  body: '',
  kind: 'general',
  visibility: 'team',
  pinned: false,
  followUp: { on: null, assigneeId: null },
};

/** Returns the draft of an existing note. */
export function draftOf(note: Note): NoteDraft {
  const { body, kind, visibility, pinned, followUp } = note;
  return {
    body: body ?? '',
    kind,
    visibility,
    pinned,
    followUp: { on: followUp?.on ?? null, assigneeId: followUp?.assignee.id ?? null },
  };
}

/** Without a day there is no follow-up; without a person it is the user's own. */
export function followUpOf({ followUp }: NoteDraft, selfId: string): NewNote['followUp'] {
  const { on, assigneeId } = followUp;
  return on === null ? null : { on, assigneeId: assigneeId ?? selfId };
}
