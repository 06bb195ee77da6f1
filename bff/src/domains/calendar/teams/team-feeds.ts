import type { teamCalendarEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import type { Config } from '../../../config.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { showFeed } from '../feed/show-feed.ts';
import { TeamFeedModel } from './team-feed.model.ts';
import { teamOf, teamsNow } from './teams-now.ts';

type Endpoints = typeof teamCalendarEndpoints;

/** Lists all teams, the reader's own first. */
export const listTeams: Service<Endpoints['list']> = async ({ actor: { userId } }) => {
  const teams = await teamsNow();
  const people = await findPeople(teams.map(({ leadId }) => leadId));
  const feeds = await TeamFeedModel.find({ userId }).lean();
  const data = teams.map(({ leadId, memberIds }) => ({
    lead: { id: leadId.toHexString(), name: people.name(leadId) },
    people: memberIds.length,
    isOwn: memberIds.some((id) => id.equals(userId)),
    feed: showFeed(feeds.find((feed) => feed.leadId.equals(leadId)) ?? null),
  }));
  return {
    data: data.toSorted(
      (a, b) => Number(b.isOwn) - Number(a.isOwn) || a.lead.name.localeCompare(b.lead.name),
    ),
  };
};

/** Creates a new team address, replacing the previous one. @throws AppError NOT_FOUND */
export const makeTeamFeed =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Service<Endpoints['makeFeed']> =>
  async (ctx, { params }) => {
    if (!isRecordId(params.id)) throw new AppError('NOT_FOUND');
    const leadId = new Types.ObjectId(params.id);
    if (!(await teamOf(leadId))) throw new AppError('NOT_FOUND');
    return transact(ctx, async (tx) => {
      const { userId, assignmentId } = ctx.actor;
      const secret = newToken();
      await TeamFeedModel.updateOne(
        { userId, leadId },
        { $set: { assignmentId, secretHash: hashToken(secret), createdAt: tx.at } },
        { session: tx.session, upsert: true },
      );
      await audit(tx, { action: 'user.make_calendar_feed', entity: 'user', entityId: userId });
      const url = new URL(`/api/v1/calendar/feeds/${secret}.ics`, publicUrl).href;
      return showFeed({ createdAt: tx.at }, url);
    });
  };

/**
 * Revokes the reader's address of a team, even if the team no longer exists. @throws AppError
 * NOT_FOUND
 */
export const revokeTeamFeed: Service<Endpoints['revokeFeed']> = async (ctx, { params }) => {
  if (!isRecordId(params.id)) throw new AppError('NOT_FOUND');
  const leadId = new Types.ObjectId(params.id);
  return transact(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const { deletedCount } = await TeamFeedModel.deleteOne(
      { userId, leadId },
      { session: tx.session },
    );
    if (deletedCount > 0)
      await audit(tx, { action: 'user.revoke_calendar_feed', entity: 'user', entityId: userId });
    else if (!(await teamOf(leadId))) throw new AppError('NOT_FOUND');
    return showFeed(null);
  });
};
