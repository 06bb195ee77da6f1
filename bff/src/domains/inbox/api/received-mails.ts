import type { ReceivedMail as Shown } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';
import { isOpenTo, showReceived } from '../received-mail.serializer.ts';

interface Asked {
  /** Further conditions on the mails. */
  which: QueryFilter<ReceivedMail>;
  /** Matches the subject. */
  words: RegExp | null;
  limit: number;
}

/** Returns received mails on a candidate's record, the newest first. */
export async function receivedMailsOf(
  actor: Actor,
  candidate: Candidate,
  { which, words, limit }: Asked,
): Promise<Shown[]> {
  const mails = await ReceivedMailModel.find({
    $and: [
      { subjectType: 'candidate', subjectId: candidate._id, status: 'filed', deletedAt: null },
      which,
      // The text of mails that the reader may not read is not searched.
      words ? { $and: [{ subject: words }, openOnly(actor)] } : {},
    ],
  })
    .sort({ receivedAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return mails.map((mail) => showReceived(actor, mail, { candidate, hasHtml: mail.html !== null }));
}

/** Returns a filter for mails whose text the reader may read. */
export const openOnly = (actor: Actor): QueryFilter<ReceivedMail> =>
  actor.scopeOf('message.read') === 'all'
    ? {}
    : { $or: [{ isPrivate: false }, { authorId: actor.userId }] };

/** Returns a mail on a record that the actor may reply to; null if there is none. */
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
