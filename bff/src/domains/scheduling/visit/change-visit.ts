import type { scheduleVisitEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Input } from '../../../http/mount.ts';
import { kindOf } from '../interview/kind-of.ts';
import { changeRequest } from '../request/change-request.ts';
import { cancelWords, mailArranged, notifyOrganiser } from '../request/schedule-mails.ts';
import { notifyProposer } from '../request/notify-proposer.ts';
import { notifyAttendees } from '../request/notify-attendees.ts';
import { comesAt } from './comes-at.ts';
import { requireInTime, requireMovesLeft, requireWanted } from './in-time.ts';
import { showVisit, visitedInterview, visitOf } from './visited-interview.ts';

type Endpoints = typeof scheduleVisitEndpoints;

/** Stores the candidate's proposed times, and notifies the waiting users. */
export async function proposeTimes(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['propose']>,
) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedInterview(visit, tx.session);
    const windows = body.windows.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }));
    for (const [index, { startsAt }] of windows.entries())
      if (startsAt < tx.at) throw invalidField(`windows[${index}].startsAt`, 'IN_PAST');
    const request = await changeRequest(tx, found.request, {
      action: 'invitee_proposes',
      version: null,
      isRepeat: () => false,
      guard: () => {
        requireWanted(found, 'invitee_proposes');
        requireInTime(tx, found);
      },
      set: {
        windows,
        windowsNote: body.note,
        inviteeTimeZone: body.timeZone,
        mode: 'invitee_proposes',
        holdUntil: null,
      },
      by: visit.by,
    });
    await kindOf(request).proposed(tx, found, visit.by);
    await notifyOrganiser(tx, request, '{name} proposes other times for the interview', body.note);
    await notifyProposer(tx, request);
    return showVisit({ ...found, request }, tx.session);
  });
}

/** Requests another time; the current one is kept until there is one. */
export async function askMove(ctx: VisitorContext, { params }: Input<Endpoints['askMove']>) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedInterview(visit, tx.session);
    const request = await changeRequest(tx, found.request, {
      action: 'ask_reschedule',
      version: null,
      guard: () => {
        requireWanted(found, 'ask_reschedule');
        requireInTime(tx, found);
        requireMovesLeft(found);
      },
      by: visit.by,
    });
    if (request === found.request) return showVisit(found, tx.session);
    await kindOf(request).askMove(tx, found, visit.by);
    return showVisit(await visitedInterview(visit, tx.session), tx.session);
  });
}

/** The former time stays, so there is nothing to announce. */
export async function keepTime(ctx: VisitorContext, { params }: Input<Endpoints['keep']>) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedInterview(visit, tx.session);
    const request = await changeRequest(tx, found.request, {
      action: 'keep_original',
      version: null,
      by: visit.by,
    });
    if (request === found.request) return showVisit(found, tx.session);
    const kind = kindOf(request);
    await kind.keep(tx, found, visit.by);
    if (request.startsAt)
      await kind.keepAnswer(tx, found.interview._id, comesAt(tx, request.startsAt));
    return showVisit(await visitedInterview(visit, tx.session), tx.session);
  });
}

/** Cancels the interview, with a reason for those who wait for it. */
export async function cancelVisit(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['cancel']>,
) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedInterview(visit, tx.session);
    const request = await changeRequest(tx, found.request, {
      action: 'cancel',
      version: null,
      guard: () => requireInTime(tx, found),
      set: { cancelReason: body.reason, cancelNote: body.note, cancelledAt: tx.at },
      by: visit.by,
    });
    if (request === found.request) return showVisit(found, tx.session);
    const reason = cancelWords[body.reason];
    await kindOf(request).callOff(tx, found, { reason, note: body.note }, visit.by);
    const after = await visitedInterview(visit, tx.session);
    const why = [reason, body.note].filter(Boolean).join('. ');
    await mailArranged(tx, after, 'cancelled');
    await notifyAttendees(tx, after, 'cancelled');
    await notifyOrganiser(tx, request, '{name} cancelled the interview', why);
    return showVisit(after, tx.session);
  });
}
