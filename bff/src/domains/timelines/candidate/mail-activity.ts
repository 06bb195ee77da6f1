import type { Actor } from '../../../auth/actor.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { behind } from '../../../lists/timeline.ts';
import { isOpenTo } from '../../../mail/mail-privacy.ts';
import type { ReadEntries } from '../../../activity/activity-source.ts';
import type { ReadRights } from '../../candidates/api/read-rights.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';

const kinds = { sent: 'mail_sent', failed: 'mail_failed' } as const;

/** Returns mails sent about the candidate, for readers who may see their contact data. */
export function mailActivity(
  actor: Actor,
  { _id }: Candidate,
  { contact }: ReadRights,
): ReadEntries {
  const filter = {
    subjectType: 'candidate',
    subjectId: _id.toHexString(),
    // Mails about an account are between its owner and the platform.
    category: 'other' as const,
    status: { $in: ['sent' as const, 'failed' as const] },
  };
  return async (place, limit) => {
    if (!contact) return [];
    const mails = await EmailMessageModel.find(
      { $and: [filter, behind(place, 'createdAt')] },
      { createdAt: 1, status: 1, subject: 1, template: 1, sentByUserId: 1, isPrivate: 1 },
    )
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean();
    return mails.map((mail) => ({
      _id: mail._id,
      at: mail.createdAt,
      group: 'mails' as const,
      kind: mail.status === 'failed' ? kinds.failed : kinds.sent,
      action: mail.template,
      actorUserId: mail.sentByUserId,
      realActorUserId: null,
      fields: [],
      excerpt: (isOpenTo(actor, mail) && mail.subject) || null,
      to: null,
      targetId: null,
    }));
  };
}
