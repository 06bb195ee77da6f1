import { countCap, type CompanyMail } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';

interface Asked {
  companyId: Types.ObjectId;
  /** Of these people alone; null: of all. */
  addresses: readonly string[] | null;
  /** Words of the subject. */
  words: RegExp | null;
}

/** A mail with where it stands among those with the client. */
interface Entry {
  at: Date;
  id: Types.ObjectId;
  shown: CompanyMail;
}

const filterOf = ({ companyId, addresses, words }: Asked): QueryFilter<ReceivedMail> => ({
  ...{ subjectType: 'company', subjectId: companyId, status: 'filed', deletedAt: null },
  ...(addresses && { fromAddress: { $in: [...addresses] } }),
  ...(words && { subject: words }),
});

/** Answers of a client's people, on the client's record. */
export const mailsFromCompany = {
  /** The newest behind a place. */
  async read(
    asked: Asked,
    place: Pick<Entry, 'at' | 'id'> | null,
    limit: number,
  ): Promise<Entry[]> {
    const behind: QueryFilter<ReceivedMail> = place
      ? {
          $or: [
            { receivedAt: { $lt: place.at } },
            { receivedAt: place.at, _id: { $lt: place.id } },
          ],
        }
      : {};
    const mails = await ReceivedMailModel.find({ $and: [filterOf(asked), behind] }, { html: 0 })
      .sort({ receivedAt: -1, _id: -1 })
      .limit(limit)
      .lean<ReceivedMail[]>();
    return mails.map((mail) => ({
      ...{ at: mail.receivedAt, id: mail._id },
      shown: {
        ...{ id: mail._id.toHexString(), at: mail.receivedAt.toISOString(), status: 'received' },
        ...{ to: [], subject: mail.subject, text: mail.text, sentBy: null },
        from: { name: mail.fromName, address: mail.fromAddress },
        isFromOther: mail.isFromOther,
        leftFiles: mail.files.map(({ name }) => name),
      },
    }));
  },
  count: (asked: Asked): Promise<number> =>
    ReceivedMailModel.countDocuments(filterOf(asked)).limit(countCap + 1),
};
