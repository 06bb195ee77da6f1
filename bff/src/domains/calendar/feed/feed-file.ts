import { limits, type CalendarEntry, type calendarFeedEndpoints } from '@muster/contracts';
import ical, { ICalEventStatus } from 'ical-generator';
import type { Types } from 'mongoose';
import { Readable } from 'node:stream';
import { addDays } from '../../../db/calendar-day.ts';
import type { Actor } from '../../../auth/actor.ts';
import { hashToken } from '../../../auth/clear-token.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { countLinkUse, orCountWrongLink } from '../../../http/link-limits.ts';
import type { FileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { actorIn } from '../../../identity/actor-in.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { CalendarSource } from '../../../calendars/calendar-source.ts';
import { CalendarFeedModel } from '../calendar-feed.model.ts';
import { entriesOf } from '../entries/list-entries.ts';
import { TeamFeedModel } from '../teams/team-feed.model.ts';
import { teamOf } from '../teams/teams-now.ts';

const { feed: span } = limits.calendar;

/** Reader of a feed, and whose calendars it contains. */
interface FeedReader {
  actor: Actor;
  userIds: readonly Types.ObjectId[];
}

/**
 * Returns the reader of an address: a user, in the role in which it was created. @throws AppError
 * TOKEN_INVALID
 */
async function readerOf(secret: string): Promise<FeedReader> {
  const named = { secretHash: hashToken(secret.replace(/\.ics$/, '')) };
  const own = await CalendarFeedModel.findOne(named).lean();
  const ofTeam = own ? null : await TeamFeedModel.findOne(named).lean();
  const feed = own ?? ofTeam;
  const assignment =
    feed &&
    (await RoleAssignmentModel.findOne({
      _id: feed.assignmentId,
      revokedAt: null,
    }).lean());
  const isActive = feed && (await UserModel.exists({ _id: feed.userId, status: 'active' }));
  if (!assignment || !isActive) throw new AppError('TOKEN_INVALID');
  const actor = actorIn(assignment);
  if (!ofTeam) return { actor, userIds: [actor.userId] };
  const team = await teamOf(ofTeam.leadId);
  if (!team || !actor.can('calendar.write')) throw new AppError('TOKEN_INVALID');
  return { actor, userIds: team.memberIds };
}

/** All-day entries as days, which are the same in every zone; others as moments. */
const timesOf = ({ startsAt, endsAt, days }: CalendarEntry) =>
  days
    ? { start: new Date(days.firstDay), end: new Date(addDays(days.lastDay, 1)), allDay: true }
    : { start: new Date(startsAt), end: new Date(endsAt) };

/** Writes the calendar as a file (RFC 5545), one event per occurrence; a team's with the names. */
export function writeFeed(entries: readonly CalendarEntry[], named = false): string {
  const calendar = ical({
    prodId: { company: 'Muster', product: 'Calendar' },
    name: agencyName(),
    ttl: limits.calendar.feed.refresh / 1000,
  });
  for (const entry of entries) {
    const { key, title, place, isCancelled, people } = entry;
    const what = title ?? 'Busy';
    calendar.createEvent({
      id: `${key.replaceAll(':', '-')}@muster`,
      ...timesOf(entry),
      summary: named ? `${people.map(({ name }) => name).join(', ')}: ${what}` : what,
      ...(place && { location: place }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** Serves the calendar of a secret address. */
export const readFeedFile =
  (sources: readonly CalendarSource[]) =>
  async (
    ctx: VisitorContext,
    { params }: Input<typeof calendarFeedEndpoints.file>,
  ): Promise<FileAnswer> => {
    await countLinkUse(ctx);
    const { actor, userIds } = await orCountWrongLink(ctx, readerOf(params.secret));
    const now = Date.now();
    const entries = await entriesOf(actor, sources, {
      from: new Date(now - span.past),
      to: new Date(now + span.ahead),
      userIds,
      candidateIds: actor.candidateId ? [actor.candidateId] : [],
      jobId: null,
    });
    const content = Buffer.from(writeFeed(entries, userIds.length > 1));
    return {
      name: 'calendar.ics',
      contentType: 'text/calendar; charset=utf-8',
      bytes: content.length,
      body: Readable.from([content]),
    };
  };
