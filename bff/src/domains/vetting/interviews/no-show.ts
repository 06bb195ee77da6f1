import { bringsNewLink, type vettingInterviewEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { sendNewLink } from '../../scheduling/api/new-link.ts';
import { mayChooseAgain } from './attempts.ts';
import { changeInterview } from './change-interview.ts';
import { notifyOfNoShow } from './interview-mails.ts';
import { missedBy } from './missed.ts';
import { notifyOwner, warnOwner } from './notify-owner.ts';

/**
 * Records a no-show. The candidate is notified, with a link to choose another time if
 * `bringsNewLink` says so; the owner in any case, and decides after the second time.
 */
export const markNoShow: Service<typeof vettingInterviewEndpoints.markNoShow> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    action: 'mark_no_show',
    version: body.version,
    to: 'no_show',
    isRepeat: ({ noShowParty }) => noShowParty === body.party,
    facts: (tx, { missed }) => ({
      closedAt: tx.at,
      noShowParty: body.party,
      endNote: body.note,
      missed: missed + (body.party === 'interviewer' ? 0 : 1),
    }),
    then: async (tx, after, before, candidate) => {
      await notifyOwner(tx, after, candidate);
      if (body.party !== 'interviewer') await warnOwner(tx, candidate);
      if (!body.mail || (await mailRefusal(candidate)) !== null) return;
      const standing = {
        missedBefore:
          (await missedBy(after.candidateId, tx.session)) - (after.missed - before.missed),
        mayChooseAgain: mayChooseAgain(ctx.actor, candidate, after),
      };
      const news = body.party === 'interviewer' ? 'sorry' : 'missed';
      if (bringsNewLink(body.party, standing)) await sendNewLink(tx, after, candidate, news);
      else await notifyOfNoShow(tx, after, candidate, news);
    },
  });
