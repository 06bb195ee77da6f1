import type { InterviewInvitation, vettingInterviewEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { currentTemplate } from '../../../mail/current-template.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { renderMail, tokenPlaceholder, withoutSignature } from '../../../mail/render-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import {
  addressOf,
  recipientProblem,
} from '../../../records/candidates/contact/recipient-problem.ts';
import { findActiveStaff, findPeople } from '../../../identity/people/people.ts';
import { findInterview, type FoundInterview } from './find-interview.ts';
import { answerLinkFor, inviteForCandidate, wordsForCandidate } from './interview-mails.ts';

type Endpoints = typeof vettingInterviewEndpoints;
const template = 'vetting_interview_confirmed';
const permission = 'vettingInterview.manage';

/** Returns the invitation as it would be sent, and what prevents sending it. */
export const readInvitation =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Service<Endpoints['invitation']> =>
  async ({ actor }, { params }): Promise<InterviewInvitation> => {
    const { interview, candidate } = await findInterview(actor, permission, params.id);
    const { interviewers, startsAt, endsAt } = interview;
    const words = await currentTemplate(template);
    const { subject, text } = renderMail(
      words,
      { ...(await factsOf({ interview, candidate }, actor.userId)), text: '', mayAnswer: 'yes' },
      publicUrl,
      () => tokenPlaceholder,
    );
    const ids = interviewers.map(({ userId }) => userId);
    const present = new Set((await findActiveStaff(ids)).map(({ id }) => id.toHexString()));
    const people = await findPeople(ids);
    return {
      to: reaches(actor, 'candidate.readContact', candidate) ? candidate.email : null,
      problem: await recipientProblem(candidate),
      subject,
      text: withoutSignature(text),
      mayEdit: words.body.includes('{{#text}}'),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      timeZone: candidate.timeZone,
      isOver: !isAhead(interview),
      interviewersGone: ids.filter((id) => !present.has(id.toHexString())).map(people.name),
    };
  };

/** Sends it in ten seconds, or at once only to the sender as a test. */
export const sendInvitation: Service<Endpoints['sendInvitation']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const found = await findInterview(ctx.actor, permission, params.id, tx.session);
    const { interview, candidate } = found;
    if (!isAhead(interview))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: interview.status, action: 'invite' },
      });
    const facts = { ...(await factsOf(found, tx.userId)), text: body.text ?? '' };
    const mail = { template, ...inviteForCandidate(interview, 'confirmed') } as const;
    if (body.test) {
      const variables = { ...facts, mayAnswer: '' };
      await sendMail(tx, { ...mail, variables, to: ctx.session.user.email });
      return { mailId: null, version: 0 };
    }
    const to = await addressOf(candidate, tx.session);
    const mailId = await sendMail(tx, {
      ...mail,
      ...(await answerLinkFor(tx, interview, 'confirmed', to)),
      variables: { ...facts, mayAnswer: 'yes' },
      to,
      userId: candidate.userId,
      subject: { type: 'candidate', id: candidate._id },
      sendAt: new Date(tx.at.getTime() + undoHold),
    });
    await audit(tx, {
      action: 'candidate.invite_interview',
      entity: 'candidate',
      entityId: candidate._id,
      changes: [{ path: 'startsAt', before: null, after: interview.startsAt }],
    });
    return { mailId: mailId.toHexString(), version: 1 };
  });

const isAhead = ({ status, startsAt }: FoundInterview['interview']): boolean =>
  status === 'scheduled' && startsAt !== null && startsAt > new Date();

const factsOf = async (
  { interview, candidate }: FoundInterview,
  by: Parameters<typeof wordsForCandidate>[2],
) => ({
  ...(await wordsForCandidate(interview, candidate, by)),
  count: String(interview.durationMin),
  note: interview.instructions ?? '',
});
