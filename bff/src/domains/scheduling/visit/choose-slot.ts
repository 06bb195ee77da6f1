import { minuteMs, normaliseEmail, type scheduleVisitEndpoints } from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { ensureHeldTimes, momentInWords } from '../../vetting/api/interview-times.ts';
import { changeRequest } from '../request/change-request.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { kindOf } from '../interview/kind-of.ts';
import { mailArranged, notifyOrganiser } from '../request/schedule-mails.ts';
import { notifyAttendees } from '../request/notify-attendees.ts';
import { comesAt } from './comes-at.ts';
import { requireInTime, requireWanted } from './in-time.ts';
import { timesFor } from './read-visit.ts';
import { showVisit, visitedInterview, visitOf } from './visited-interview.ts';

type Choice = Input<typeof scheduleVisitEndpoints.choose>;

/**
 * Books a free time for the interview, the first or another one. If two requests race for one time,
 * one gets it; the other is told that it is taken and sees the remaining times.
 */
export async function chooseSlot(ctx: VisitorContext, { params, body }: Choice) {
  const visit = await visitOf(ctx, params.handle);
  const { interview, request: seen, candidate } = await visitedInterview(visit);
  await ensureHeldTimes([...interview.hostIds, ...seen.hostIds, candidate._id].map(String));
  return transact(ctx, async (tx) => {
    const found = await visitedInterview(visit, tx.session);
    const startsAt = new Date(body.startsAt);
    const endsAt = new Date(startsAt.getTime() + found.interview.durationMin * minuteMs);
    const isMove = found.request.startsAt !== null;
    const { timeZone, phone, question, accessNeeds, attendees } = body;
    const request = await changeRequest(tx, found.request, {
      action: 'choose_slot',
      version: null,
      isRepeat: ({ status }) =>
        status === 'confirmed' && found.request.startsAt?.getTime() === startsAt.getTime(),
      guard: () => {
        requireWanted(found, 'choose_slot');
        requireInTime(tx, found);
        if (found.request.place === 'phone' && !isMove && !phone)
          throw invalidField('phone', 'REQUIRED');
        const own = attendees.findIndex(
          ({ email }) => normaliseEmail(email) === found.candidate.emailNorm,
        );
        if (own >= 0) throw invalidField(`attendees[${own}].email`, 'NOT_UNIQUE');
      },
      set: {
        startsAt,
        endsAt,
        inviteeTimeZone: timeZone,
        holdUntil: null,
        windows: [],
        windowsNote: null,
        ...(isMove
          ? { moves: found.request.moves + 1 }
          : { phone, question, accessNeeds, attendees }),
      },
      by: visit.by,
    });
    if (request === found.request) return showVisit(found, tx.session);
    const slot = await freeSlotAt(tx, found, { startsAt, anyHost: body.anyHost });
    const kind = kindOf(request);
    await kind.confirm(tx, { ...found, request }, slot, visit.by);
    await kind.keepAnswer(tx, found.interview._id, comesAt(tx, startsAt));
    const after = await visitedInterview(visit, tx.session);
    await mailArranged(tx, after, isMove ? 'moved' : 'confirmed');
    await notifyAttendees(tx, after, isMove ? 'moved' : 'confirmed');
    await notifyOrganiser(
      tx,
      request,
      isMove ? '{name} moved the interview' : '{name} chose the time of the interview',
      momentInWords(startsAt, timeZone),
    );
    return showVisit(after, tx.session);
  });
}

/** @throws AppError SLOT_TAKEN for a time that is not free, or never was */
async function freeSlotAt(
  tx: Tx,
  arranged: Arranged,
  { startsAt, anyHost }: { startsAt: Date; anyHost: boolean },
) {
  const { request } = arranged;
  const slots = await timesFor(arranged, { now: tx.at, anyHost }, tx.session);
  const slot = slots.find((one) => one.startsAt === startsAt.getTime());
  if (!slot) throw new AppError('SLOT_TAKEN');
  // Of several possible hosts the first one is chosen.
  const hostIds = request.hostRule === 'all' ? slot.hostIds : slot.hostIds.slice(0, 1);
  return { startsAt, endsAt: new Date(slot.endsAt), hostIds };
}
