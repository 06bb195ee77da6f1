import type { ReceivedMail as Shown } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';
import { isOpenTo, showReceived } from '../received-mail.serializer.ts';

interface Asked {
  /** Which of those on the record. */
  which: QueryFilter<ReceivedMail>;
  /** Words of the subject. */
  words: RegExp | null;
  limit: number;
}

/** Mails that came in on a candidate's record, the newest first. */
export async function receivedMailsOf(
  actor: Actor,
  candidate: Candidate,
  { which, words, limit }: Asked,
): Promise<Shown[]> {
  const mails = await ReceivedMailModel.find({
    $and: [
      { subjectType: 'candidate', subjectId: candidate._id, status: 'filed', deletedAt: null },
      which,
      // Text of mails that the reader may not read is not searched.
      words ? { $and: [{ subject: words }, openOnly(actor)] } : {},
    ],
  })
    .sort({ receivedAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return mails.map((mail) => showReceived(actor, mail, { candidate, hasHtml: mail.html !== null }));
}

/** Those whose words the reader may read. */
export const openOnly = (actor: Actor): QueryFilter<ReceivedMail> =>
  actor.scopeOf('message.read') === 'all'
    ? {}
    : { $or: [{ isPrivate: false }, { authorId: actor.userId }] };

/** A mail on a record that the actor may answer; null where there is none. */
export async function answerableMail(
  actor: Actor,
  { session }: Tx,
  id: string,
  recordId: string,
): Promise<Pick<ReceivedMail, 'threadKey' | 'messageId' | 'references'> | null> {
  if (!isRecordId(id) || !isRecordId(recordId)) return null;
  const mail = await ReceivedMailModel.findOne(
    { _id: id, subjectId: new Types.ObjectId(recordId), status: 'filed', deletedAt: null },
    null,
    { session },
  ).lean();
  return mail && !mail.isFromOther && isOpenTo(actor, mail) ? mail : null;
}
