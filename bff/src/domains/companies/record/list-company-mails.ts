import type { companyEndpoints } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { keysetPage } from '../../../db/keyset.ts';
import type { Service } from '../../../http/mount.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { findPeople } from '../../people/api/people.ts';
import { mailsOf } from '../../users/api/client-accounts.ts';
import { findCompanyFor } from '../api/company-lookup.ts';
import { CompanyUserModel } from '../company-user.model.ts';

/**
 * Mails with the client's people: those about the client, and those to its members. Mails about an
 * account are left out.
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
  const asked = query.userId;
  const of = asked ? members.filter((id) => id.toHexString() === asked) : members;
  const { rows, page } = await keysetPage<EmailMessage, 'createdAt'>(EmailMessageModel, {
    filter: {
      $and: [
        { category: 'other' },
        mailsAbout(company._id, of, await mailsOf(of), asked === undefined),
        query.q ? { subject: containing(query.q) } : {},
      ],
    },
    sort: '-createdAt',
    fields: { createdAt: 'createdAt' },
    limit: query.limit,
    cursor: query.cursor,
    list: { mailsOf: company._id.toHexString(), q: query.q ?? null, userId: asked ?? null },
    projection: { html: 0, variables: 0 },
  });
  const people = await findPeople(rows.map(({ sentByUserId }) => sentByUserId));
  return {
    data: rows.map((mail) => ({
      id: mail._id.toHexString(),
      at: (mail.sentAt ?? mail.createdAt).toISOString(),
      status: mail.status,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      sentBy: people.ref(mail.sentByUserId),
    })),
    page,
  };
};

function mailsAbout(
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
  addresses: readonly string[],
  all: boolean,
): QueryFilter<EmailMessage> {
  return {
    $or: [
      { userId: { $in: [...userIds] } },
      { to: { $in: [...addresses] } },
      ...(all ? [{ subjectType: 'company', subjectId: companyId.toHexString() }] : []),
    ],
  };
}

const containing = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');
