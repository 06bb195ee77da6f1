import { limits, type VettingMails, type vettingEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Config } from '../../../config.ts';
import { addDays, addMonths, dayInWords, dayOf, today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { currentTemplate } from '../../../mail/current-template.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { renderMail, tokenPlaceholder } from '../../../mail/render-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { findPeople } from '../../../identity/people/people.ts';

const templates = { pass: 'vetting_passed', fail: 'vetting_not_passed' } as const;
export type Verdict = keyof typeof templates;
export const verdictTemplates = Object.values(templates);

const wordsFor = async (
  { preferredName, firstName }: Candidate,
  by: Types.ObjectId | null,
  day: string,
) => ({
  firstName: preferredName ?? firstName,
  senderName: (await findPeople([by])).name(by),
  agencyName: agencyName(),
  date: dayInWords(day),
});

/**
 * Mails the candidate a verdict, unless they cannot be written to; it waits while it can be undone.
 */
export async function mailVerdict(
  tx: Tx,
  candidate: Candidate,
  verdict: Verdict,
  day: string,
): Promise<void> {
  if (!candidate.email || (await mailRefusal(candidate)) !== null) return;
  await sendMail(tx, {
    template: templates[verdict],
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
    variables: await wordsFor(candidate, tx.userId, day),
    sendAt: new Date(tx.at.getTime() + undoHold),
  });
}

/** Returns the day named in a mail: the end of the verdict, or the retry day. */
export const dayOfVerdict = (
  verdict: Verdict,
  { expiresAt, retryAfter }: { expiresAt: Date | null; retryAfter: string | null },
): string => (verdict === 'pass' && expiresAt ? dayOf(expiresAt) : (retryAfter ?? today()));

/** Returns both mails as they would be sent. */
export const readVerdictMails =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Service<typeof vettingEndpoints.mails> =>
  async ({ actor }, { params, query }): Promise<VettingMails> => {
    const candidate = await findCandidateFor(actor, 'vetting.decide', params.id);
    const unavailable = await mailRefusal(candidate);
    const preview = async (verdict: Verdict) => {
      if (unavailable) return null;
      const day =
        verdict === 'pass'
          ? addMonths(today(), limits.vetting.validMonths)
          : (query.retryAfter ?? addDays(today(), limits.vetting.retryDays));
      const { subject, text } = renderMail(
        await currentTemplate(templates[verdict]),
        await wordsFor(candidate, actor.userId, day),
        publicUrl,
        () => tokenPlaceholder,
      );
      return { subject, text };
    };
    const previews = { pass: await preview('pass'), fail: await preview('fail') };
    return {
      unavailable,
      to: actor.can('candidate.readContact') ? candidate.email : null,
      previews,
    };
  };
