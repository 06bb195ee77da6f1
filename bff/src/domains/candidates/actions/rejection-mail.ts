import { rejectionTemplates, type RejectEffects, type RejectionTemplate } from '@muster/contracts';
import type { Config } from '../../../config.ts';
import type { Actor } from '../../../auth/actor.ts';
import { agencyName } from '../../../mail/agency.ts';
import { renderMail, tokenPlaceholder, withoutSignature } from '../../../mail/render-mail.ts';
import { currentTemplate } from '../../../mail/current-template.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { latestConsent } from '../../../records/consents/consents.ts';
import { accountWord } from '../../../records/candidates/contact/account-word.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { mayBeMailed } from '../../../records/candidates/contact/mail-rules.ts';

/** Returns the real values of a rejection mail, so that the preview equals the sent mail. */
export async function rejectionVariables(
  actor: Pick<Actor, 'userId'>,
  { preferredName, firstName, userId }: Candidate,
) {
  const people = await findPeople([actor.userId]);
  return {
    firstName: preferredName ?? firstName,
    senderName: people.name(actor.userId),
    agencyName: agencyName(),
    message: '',
    otherJobs: '',
    text: '',
    account: accountWord(userId),
  };
}

/** Why a candidate cannot be notified by mail; null when they can. */
export async function mailRefusal(
  candidate: Candidate,
): Promise<RejectEffects['mail']['unavailable']> {
  if (candidate.email === null) return 'no_email';
  if (!mayBeMailed(candidate)) return 'no_mail_wanted';
  const contact = await latestConsent(candidate._id, 'contact');
  return contact?.granted === false ? 'no_mail_wanted' : null;
}

/** Returns each mail as it would be sent. */
export async function rejectionPreviews(
  actor: Actor,
  candidate: Candidate,
  publicUrl: Config['publicUrl'],
): Promise<RejectEffects['mail']['previews']> {
  const variables = await rejectionVariables(actor, candidate);
  return Promise.all(
    rejectionTemplates.map(async (template) => {
      const words = await currentTemplate(template);
      const { subject, text } = renderMail(words, variables, publicUrl, () => tokenPlaceholder);
      return { template, subject, text, body: withoutSignature(text) };
    }),
  );
}

const talked: ReadonlySet<string> = new Set(['in_review', 'vetted', 'failed', 'expired']);

/** Candidates who had an interview get another text. */
export const suggestedTemplate = (
  { vettingStatus }: Pick<Candidate, 'vettingStatus'>,
  wasInterviewed: boolean,
): RejectionTemplate =>
  wasInterviewed || talked.has(vettingStatus)
    ? 'rejection_after_interview'
    : 'rejection_after_screening';
