import { noteKindsOf, type BodyOf, type noteEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { touchCandidate } from '../../../records/candidates/contact/candidate-contact.ts';
import { touchCompany } from '../../../records/companies/company-contact.ts';
import { trackPromises } from '../../promises/api/track-promises.ts';
import { promisesIn } from '../reading/note-promises.ts';
import { applyFollowUp, checkFollowUp } from '../reading/note-follow-up.ts';
import { readMentions, notifyMentioned } from '../reading/note-mentions.ts';
import { freePinSlot, retryPin } from '../reading/note-pins.ts';
import { requireWrite } from '../reading/note-rights.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { findSubject, type NoteSubject } from '../reading/note-subject.ts';
import { showNote } from '../note.serializer.ts';
import { plainText } from '../../../rich-text/rich-text.ts';

type Body = BodyOf<typeof noteEndpoints.create>;

/** Creates a note; mentioned users are notified, and a follow-up becomes a task. */
export const createNote: Service<typeof noteEndpoints.create> = (ctx, { body: input }) =>
  retryPin(() =>
    transact(ctx, async (tx) => {
      const { actor } = ctx;
      const { session } = tx;
      const subject = await findSubject(actor, input, { session });
      requireWrite(actor, subject);
      checkVisibility(actor, input.visibility, 'visibility');
      checkKind(actor, subject, input.kind, 'kind');
      if (input.followUp) await checkFollowUp(tx, subject, input.followUp, 'followUp');
      const { body, mentioned } = await readMentions(input.body, tx);
      requireText(body, 'body');
      const on = { subjectType: subject.type, subjectId: subject._id };
      const pinSlot = input.pinned ? await freePinSlot(on, session) : null;
      const _id = new Types.ObjectId();
      const [created] = await NoteModel.create(
        [
          {
            ...on,
            _id,
            kind: input.kind,
            visibility: input.visibility,
            body,
            pinned: input.pinned,
            pinSlot,
            mentions: mentioned.map(({ id }) => id),
            followUpTaskId: await applyFollowUp(
              tx,
              { _id, followUpTaskId: null },
              subject,
              input.followUp,
            ),
            createdAt: tx.at,
            createdBy: tx.userId,
            updatedAt: tx.at,
            updatedBy: tx.userId,
          },
        ],
        { session },
      );
      if (!created) throw new Error('The note was not written');
      const note = created.toObject<Note>();
      await audit(tx, {
        action: 'note.create',
        entity: 'note',
        entityId: _id,
        changes: changesBetween<Note>(null, note, ['kind', 'visibility', 'body', 'pinned']),
      });
      const promising = promisesIn(note, subject);
      if (promising) await trackPromises(tx, promising);
      const touch = touches[subject.type];
      await touch?.(tx, subject._id, { contacted: isContact(input) });
      const mentionsWithoutAccess = await notifyMentioned(tx, note, subject, mentioned);
      return { note: await showNote(actor, note, subject, session), mentionsWithoutAccess };
    }),
  );

/** Records that show when they were last worked on. */
const touches: Partial<Record<Note['subjectType'], typeof touchCandidate>> = {
  candidate: touchCandidate,
  company: touchCompany,
};

const contactKinds: ReadonlySet<Note['kind']> = new Set(['call', 'meeting', 'email_log']);

/** Checks whether the note is about a conversation with the person. */
const isContact = ({ kind }: Body): boolean => contactKinds.has(kind);

/** Management notes are only for authors who can read them. */
export function checkVisibility(actor: Actor, visibility: Note['visibility'], path: string): void {
  if (visibility === 'management' && !actor.can('note.readManagement'))
    throw invalidField(path, 'NOT_ALLOWED');
}

/**
 * Billing notes are for records that pay or are paid; finance writes no other notes on a client.
 */
export function checkKind(
  actor: Actor,
  { type }: Pick<NoteSubject, 'type'>,
  kind: Note['kind'],
  path: string,
): void {
  if (!noteKindsOf(actor.role, type).includes(kind)) throw invalidField(path, 'NOT_ALLOWED');
}

/** @throws AppError VALIDATION_FAILED if no text is left after cleaning */
export function requireText(body: string, path: string): void {
  if (plainText(body) === '') throw invalidField(path, 'REQUIRED', { min: 1 });
}
