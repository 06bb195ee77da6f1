import type { scheduleVisitEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { writeInvite } from '../../../mail/calendar-invite.ts';
import { findTimes } from '../free-busy/find-times.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { kindOf } from '../interview/kind-of.ts';
import { calendarOf } from '../request/arranged-calendar.ts';
import {
  allowedActions,
  mayAnyHost,
  showVisit,
  visitedInterview,
  visitOf,
} from './visited-interview.ts';

type Endpoints = typeof scheduleVisitEndpoints;

/**
 * Reads the interview of a link. Reading changes nothing, because mail programs open links, too.
 */
export const readVisit = async (ctx: VisitorContext, { params }: Input<Endpoints['read']>) =>
  showVisit(await visitedInterview(await visitOf(ctx, params.handle)));

/**
 * Returns the times for the candidate's choice: the offered ones, or all free ones. A new time
 * keeps the current hosts, unless it may be with any host of the link.
 */
export async function timesFor(
  arranged: Arranged,
  { now, anyHost }: { now: Date; anyHost: boolean },
  session: ClientSession | null = null,
) {
  const { interview, request } = arranged;
  const isAny = anyHost && mayAnyHost(arranged);
  const hostIds = isAny ? await kindOf(request).everyHost(arranged, session) : interview.hostIds;
  return findTimes(
    {
      ...interview,
      interviewId: request.interviewId,
      candidateId: request.candidateId,
      hostIds,
    },
    // Offered times are for the first choice; a move may use all.
    { ...request, offered: interview.startsAt ? [] : request.offered },
    now,
    session,
  );
}

export async function readTimes(ctx: VisitorContext, { params, query }: Input<Endpoints['times']>) {
  const arranged = await visitedInterview(await visitOf(ctx, params.handle));
  const now = new Date();
  if (!allowedActions(arranged, now).includes('choose_slot')) return { times: [] };
  return {
    times: (await timesFor(arranged, { now, anyHost: query.anyHost === 'true' })).map(
      ({ startsAt, endsAt }) => ({
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      }),
    ),
  };
}

/** Returns how to prepare for the arranged interview. */
export async function readPreparation(
  ctx: VisitorContext,
  { params }: Input<Endpoints['preparation']>,
) {
  const arranged = await visitedInterview(await visitOf(ctx, params.handle));
  const found = await kindOf(arranged.request).preparation(arranged, new Date());
  return { data: found ? [found] : [] };
}

/**
 * Returns the arranged time as a file for calendars that do not read the invitation in the mail.
 */
export const readCalendar =
  ({ mailFrom }: Pick<Config, 'mailFrom'>) =>
  async (ctx: VisitorContext, { params }: Input<Endpoints['calendar']>) => {
    const arranged = await visitedInterview(await visitOf(ctx, params.handle));
    const { request, candidate } = arranged;
    const isOver = request.status === 'cancelled';
    const calendar = await calendarOf(arranged, isOver ? 'cancel' : 'request');
    if (!calendar)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: request.status, action: 'calendar' },
      });
    const { filename, content } = writeInvite(calendar, {
      from: mailFrom,
      to: candidate.email ? [candidate.email] : [],
    });
    return { filename, content };
  };
