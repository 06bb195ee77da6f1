import {
  closedAddressReasons,
  countCap,
  type CompanyMail,
  type companyEndpoints,
} from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { listIdentity, readCursor, writeCursor } from '../../../db/cursor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { suppressionsOfAll } from '../../../mail/suppressions.ts';
import { mailsFromCompany } from '../../inbox/api/mails-from-company.ts';
import { findPeople } from '../../people/api/people.ts';
import { mailsOf } from '../../users/api/client-accounts.ts';
import { findCompanyFor } from '../api/company-lookup.ts';
import { CompanyUserModel } from '../company-user.model.ts';
import { mailsWithCompany } from './mails-with-company.ts';

/** A place in the timeline: everything behind it is older. */
interface Place {
  at: Date;
  id: Types.ObjectId;
}
interface Entry extends Place {
  shown: CompanyMail;
}

/**
 * Mails with the client's people, both ways, newest first: those about the client, those to its
 * members, and their answers. Mails about an account are left out.
 */
export const listCompanyMails: Service<typeof companyEndpoints.communications> = async (
  { actor },
  { params, query },
) => {
  const company = await findCompanyFor(actor, 'company.readMessages', params.id, {
    deleted: true,
  });
  const members: Types.ObjectId[] = await CompanyUserModel.distinct('userId', {
    companyId: company._id,
    deletedAt: null,
  });
  const { q, userId: asked, limit } = query;
  const of = asked ? members.filter((id) => id.toHexString() === asked) : members;
  const addresses = await mailsOf(of);
  const words = q ? containing(q) : null;
  const list = listIdentity({ mailsOf: company._id.toHexString(), q, asked });
  const place = query.cursor === undefined ? null : placeOf(query.cursor, list);

  const all = asked === undefined;
  const sent: QueryFilter<EmailMessage> = {
    $and: [
      await mailsWithCompany(actor, { companyId: company._id, userIds: of, all }),
      words ? { subject: words } : {},
    ],
  };
  const received = {
    companyId: company._id,
    ...{ addresses: all ? null : addresses, words },
  };
  const [out, incoming, sentCount, receivedCount, closed] = await Promise.all([
    sentMails({ $and: [sent, behind(place)] }, limit + 1),
    mailsFromCompany.read(received, place, limit + 1),
    EmailMessageModel.countDocuments(sent).limit(countCap + 1),
    mailsFromCompany.count(received),
    suppressionsOfAll(addresses),
  ]);
  const entries = [...out, ...incoming].toSorted(newestFirst);
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const total = sentCount + receivedCount;
  return {
    data: page.map(({ shown }) => shown),
    closedAddresses: closedAddressReasons.flatMap((reason) =>
      addresses.flatMap((address) => (closed.get(address)?.has(reason) ? { address, reason } : [])),
    ),
    page: {
      ...{ limit, total: Math.min(total, countCap), totalIsCapped: total > countCap },
      ...{ prevCursor: null, from: null },
      nextCursor: last && entries.length > page.length ? cursorBehind(last, list) : null,
    },
  };
};

async function sentMails(filter: QueryFilter<EmailMessage>, limit: number): Promise<Entry[]> {
  const rows = await EmailMessageModel.find(filter, { html: 0, variables: 0 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<EmailMessage[]>();
  const people = await findPeople(rows.map(({ sentByUserId }) => sentByUserId));
  return rows.map((mail) => ({
    ...{ at: mail.createdAt, id: mail._id },
    shown: {
      id: mail._id.toHexString(),
      at: (mail.sentAt ?? mail.createdAt).toISOString(),
      status: mail.status,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      sentBy: people.ref(mail.sentByUserId),
    },
  }));
}

const containing = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');

const behind = (place: Place | null): QueryFilter<EmailMessage> =>
  place
    ? {
        $or: [{ createdAt: { $lt: place.at } }, { createdAt: place.at, _id: { $lt: place.id } }],
      }
    : {};

const newestFirst = (a: Entry, b: Entry): number =>
  b.at.getTime() - a.at.getTime() || (a.id.toHexString() < b.id.toHexString() ? 1 : -1);

/** @throws AppError INVALID_CURSOR */
function placeOf(cursor: string, list: string): Place {
  const { value, id } = readCursor(cursor, list);
  if (!(value instanceof Date)) throw new AppError('INVALID_CURSOR');
  return { at: value, id: new Types.ObjectId(id) };
}

function cursorBehind({ at, id }: Place, list: string): string {
  const uncounted = { rank: 0, total: 0, countedAt: at };
  return writeCursor({ value: at, id: id.toHexString(), direction: 'next', ...uncounted }, list);
}
