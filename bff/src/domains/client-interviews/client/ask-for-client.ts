import type { interviewForClientEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { notify } from '../../notifications/api/notify.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { stepInterview } from '../change-interview.ts';
import type { InterviewHost } from '../../../records/client-interviews/client-interview.model.ts';
import { keepRoom } from '../interview-room.ts';
import { interviewsPath, notifyHosts } from '../interview-mails.ts';
import { takeTime } from '../take-time.ts';
import { findForClient, type InterviewOfClient } from './find-for-client.ts';
import { showPageForClient } from './show-for-client.ts';

type Endpoints = typeof interviewForClientEndpoints;

/** Asks staff for another time on the client's behalf; the current time stands until they act. */
export const askMove: Service<Endpoints['askMove']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findForClient(ctx.actor, params.id, session),
    change: async (tx, found) => {
      const { after, already } = await stepInterview(tx, found.interview, {
        action: 'ask_reschedule',
        version: body.version,
        to: 'reschedule_requested',
        isRepeat: ({ ask }) => ask?.note === body.note,
        guard: () => {
          if (body.days.some((day) => day < today())) throw invalidField('days', 'IN_PAST');
        },
        facts: () => ({
          ask: { by: tx.userId, at: tx.at, days: body.days.toSorted(), note: body.note },
        }),
      });
      if (already) return found;
      await notifyOrganiser(tx, found, `The client asks for another time: {name}, ${after.round}`);
      return { ...found, interview: after };
    },
    show: (found, session) => showPageForClient(ctx.actor, found, session),
  });

/** Adds a colleague, who gets the calendar entry. */
export const addColleague: Service<Endpoints['addColleague']> = async (ctx, { params, body }) => {
  await findForClient(ctx.actor, params.id);
  await ensureHeldTimes([body.userId]);
  return transactShown(ctx, {
    find: (session) => findForClient(ctx.actor, params.id, session),
    change: async (tx, found) => {
      const { interview, person } = found;
      const { status, hosts } = interview;
      const host: InterviewHost = { userId: new Types.ObjectId(body.userId), side: 'client' };
      const { after, already } = await stepInterview(tx, interview, {
        action: 'add_colleague',
        version: body.version,
        to: status,
        isRepeat: (current) => current.hosts.some(({ userId }) => userId.equals(host.userId)),
        guard: async ({ companyId }) => {
          const people = await peopleOfCompany(companyId, tx.session);
          if (!people.some(({ userId }) => userId.equals(host.userId)))
            throw invalidField('userId', 'NOT_ALLOWED');
          if (hosts.some(({ userId }) => userId.equals(host.userId)))
            throw invalidField('userId', 'NOT_UNIQUE');
        },
        facts: async () => {
          await takeTime(tx, { ...interview, userIds: [host.userId], except: interview._id });
          return { hosts: [...hosts, host] };
        },
      });
      if (already) return found;
      const candidate = await findLiveCandidate(after.candidateId, tx.session);
      const { application, job } = person;
      if (candidate) {
        await keepRoom(tx, { interview: after, candidate });
        await notifyHosts(tx, { interview: after, application, candidate, job }, 'confirmed', [
          host,
        ]);
      }
      await notifyOrganiser(tx, found, `The client added a colleague: {name}, ${after.round}`);
      return { ...found, interview: after };
    },
    show: (found, session) => showPageForClient(ctx.actor, found, session),
  });
};

/** Notifies the organiser of the interview and the owner of the application. */
const notifyOrganiser = (
  tx: Tx,
  { interview, person }: InterviewOfClient,
  title: string,
): Promise<void> =>
  notify(tx, {
    topic: 'client_decision',
    userIds: [interview.organiserId, person.application.ownerUserId],
    title,
    link: interviewsPath(interview.applicationId),
    subject: { type: 'candidate', id: interview.candidateId },
  });
