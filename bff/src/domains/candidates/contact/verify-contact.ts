import { limits, normaliseEmail, type candidateEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import type { Candidate, CandidateContact } from '../../../records/candidates/candidate.model.ts';
import { problemsOfContacts } from '../../../records/candidates/contact/contact-problems.ts';
import { mayBeMailed } from '../../../records/candidates/contact/mail-rules.ts';
import { issueToken } from '../../auth/api/account-tokens.ts';

const permission = 'candidate.updateContact';

/** Mails a confirmation link to a candidate's further address; an earlier link is revoked. */
export const verifyContact: Service<typeof candidateEndpoints.verifyContact> = async (
  ctx,
  { params },
) => {
  const seen = contactOf(await findCandidateFor(ctx.actor, permission, params.id), params);
  const { perIp, perMail, window } = limits.forgot;
  await ctx.limit('verify-contact-ip', ctx.network, perIp, window);
  await ctx.limit('verify-contact', normaliseEmail(seen.value), perMail, window);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const candidate = await findCandidateFor(ctx.actor, permission, params.id, { session });
    const { _id, value, verifiedAt } = contactOf(candidate, params);
    if (verifiedAt !== null)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: 'verified', action: 'verify' },
      });
    if (!mayBeMailed({ email: value, status: candidate.status }))
      throw new AppError('CANDIDATE_DO_NOT_CONTACT');
    const reason = (await problemsOfContacts(candidate, session)).get(value);
    if (reason) throw new AppError('RECIPIENT_SUPPRESSED', { context: { reason } });
    const life = limits.token.emailVerify;
    const token = await issueToken(tx, {
      purpose: 'contact_verify',
      userId: _id,
      candidateId: candidate._id,
      email: value,
      life,
    });
    const people = await findPeople([ctx.actor.userId], session);
    await sendMail(tx, {
      template: 'verify_contact',
      to: value,
      userId: _id,
      subject: { type: 'candidate', id: candidate._id },
      variables: {
        firstName: candidate.preferredName ?? candidate.firstName,
        senderName: people.name(ctx.actor.userId),
        agencyName: agencyName(),
      },
    });
    await audit(tx, {
      action: 'candidate.verify_contact',
      entity: 'candidate',
      entityId: candidate._id,
      changes: [{ path: 'contacts', before: null, after: value }],
    });
    return { expiresAt: token.expiresAt.toISOString() };
  });
};

/** @throws AppError NOT_FOUND for anything but a further mail address of this candidate */
function contactOf(
  { contacts }: Pick<Candidate, 'contacts'>,
  { contactId }: { contactId: string },
): CandidateContact {
  const contact = contacts.find(
    ({ _id, kind }) => kind === 'email' && _id.toHexString() === contactId,
  );
  if (!contact) throw new AppError('NOT_FOUND');
  return contact;
}
