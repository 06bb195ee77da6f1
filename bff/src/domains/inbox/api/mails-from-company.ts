import type { CompanyReceived } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { behind, type Place } from '../../../lists/timeline.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';
import { isOpenTo } from '../received-mail.serializer.ts';
import { openOnly } from './received-mails.ts';

interface Asked {
  companyId: Types.ObjectId;
  /** Senders to include; null: all. */
  addresses: readonly string[] | null;
  /** Matches the subject. */
  words: RegExp | null;
}

type Shown = Omit<CompanyReceived, 'replyToUserId'>;

const filterOf = (
  actor: Actor,
  { companyId, addresses, words }: Asked,
): QueryFilter<ReceivedMail> => ({
  subjectType: 'company',
  subjectId: companyId,
  status: 'filed',
  deletedAt: null,
  ...(addresses && { fromAddress: { $in: [...addresses] } }),
  // The text of mails that the reader may not read is not searched.
  ...(words && { $and: [{ subject: words }, openOnly(actor)] }),
});

/** Replies from a client's people, on the client's record. */
export const mailsFromCompany = {
  /** Reads the newest mails after a position. */
  async read(actor: Actor, asked: Asked, place: Place | null, limit: number): Promise<Shown[]> {
    const mails = await ReceivedMailModel.find(
      { $and: [filterOf(actor, asked), behind(place, 'receivedAt')] },
      { html: 0 },
    )
      .sort({ receivedAt: -1, _id: -1 })
      .limit(limit)
      .lean();
    return mails.map((mail) => showFromCompany(actor, mail));
  },
  count: async (actor: Actor, asked: Asked, max: number): Promise<number> =>
    ReceivedMailModel.countDocuments(filterOf(actor, asked)).limit(max),
};

function showFromCompany(actor: Actor, mail: Omit<ReceivedMail, 'html'>): Shown {
  const isMasked = !isOpenTo(actor, mail);
  return {
    id: mail._id.toHexString(),
    receivedAt: mail.receivedAt.toISOString(),
    from: { name: mail.fromName, address: mail.fromAddress },
    subject: isMasked ? '' : mail.subject,
    text: isMasked ? '' : mail.text,
    isPrivate: mail.isPrivate,
    isMasked,
    isFromOther: mail.isFromOther,
    leftFiles: isMasked ? [] : mail.files.map(({ name }) => name),
  };
}
