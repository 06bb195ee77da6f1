import type { QueryFilter } from 'mongoose';
import { behind } from '../../../lists/timeline.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { openTo } from '../../../mail/mail-privacy.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { mailsFromCompany } from '../../inbox/api/mails-from-company.ts';
import { mailEntry, receivedEntry } from '../talk-entries.ts';
import type { SourceOf } from './company-timeline.ts';
import { mailsWithCompany } from './mails-with-company.ts';
import { showCompanyMails } from './show-company-mails.ts';

/** Mails about the client and mails to its people. */
export const sentMails: SourceOf = async (actor, { companyId, people, all, words, mayWrite }) => {
  const filter: QueryFilter<EmailMessage> = {
    $and: [
      await mailsWithCompany(actor, { companyId, userIds: people, all }),
      // The text of mails that the reader may not read is not searched.
      words ? { $and: [{ subject: words }, openTo(actor)] } : {},
    ],
  };
  return {
    read: async (place, limit) => {
      const mails = await EmailMessageModel.find({ $and: [filter, behind(place, 'createdAt')] })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean();
      return (await showCompanyMails(actor, mails, mayWrite)).map((mail) =>
        mailEntry(mail, mail.sentAt ?? mail.createdAt),
      );
    },
    count: async (max) => EmailMessageModel.countDocuments(filter).limit(max),
  };
};

/** Replies from the client's people. */
export const receivedMails: SourceOf = async (actor, asked) => {
  const { companyId, words, mayWrite } = asked;
  const from = { companyId, addresses: asked.all ? null : asked.addresses, words };
  return {
    read: async (place, limit) => {
      const [mails, people] = await Promise.all([
        mailsFromCompany.read(actor, from, place, limit),
        mayWrite ? peopleOfCompany(companyId) : [],
      ]);
      const writers = new Map(people.map(({ email, userId }) => [email, userId.toHexString()]));
      const writerOf = ({ isMasked, isFromOther, from: { address } }: (typeof mails)[number]) =>
        isMasked || isFromOther ? null : (writers.get(address) ?? null);
      return mails.map((mail) => receivedEntry({ ...mail, replyToUserId: writerOf(mail) }));
    },
    count: (max) => mailsFromCompany.count(actor, from, max),
  };
};
