import { withoutPromises, type messageEndpoints } from '@muster/contracts';
import type { Config } from '../../config.ts';
import type { Service } from '../../http/mount.ts';
import { displayName } from '../../identity/user.model.ts';
import { findCandidateFor, reaches } from '../candidates/api/candidate-lookup.ts';
import { recipientProblem } from '../candidates/api/contact/recipient-problem.ts';
import { fillForCandidate } from '../email-templates/api/fill-words.ts';
import { planMail, wantedTime } from './api/mail-plan.ts';

/** What is being written, as its reader would receive it, and when. */
export const previewMessage =
  ({ mailHours: hours, imapUrl }: Config): Service<(typeof messageEndpoints)['preview']> =>
  async ({ actor, session }, { body }) => {
    const candidate = await findCandidateFor(actor, 'message.send', body.subjectId);
    const { at, waitsFor } = planMail(
      wantedTime(new Date(), body.sendAt),
      body.sendAt !== null,
      candidate.timeZone,
      hours,
    );
    return {
      name: candidate.name,
      to: reaches(actor, 'candidate.readContact', candidate) ? candidate.email : null,
      signature: session.user.mailSignature ?? null,
      replyTo: session.user.email,
      repliesCome: imapUrl !== null,
      ...fillForCandidate(
        { ...body, text: withoutPromises(body.text) },
        candidate,
        displayName(session.user),
      ),
      problem: await recipientProblem(candidate),
      leavesAt: at.toISOString(),
      recipientZone: candidate.timeZone,
      waitsFor,
    };
  };
