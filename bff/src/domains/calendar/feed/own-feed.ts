import type { calendarFeedEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import type { Config } from '../../../config.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { CalendarFeedModel } from '../calendar-feed.model.ts';
import { showFeed } from './show-feed.ts';

/** Returns whether an address exists; the address itself was only shown on creation. */
export const readFeed: Service<typeof calendarFeedEndpoints.read> = async ({ actor }) =>
  showFeed(await CalendarFeedModel.findOne({ userId: actor.userId }).lean());

/** Creates a new address, replacing the previous one. */
export const makeFeed =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Service<typeof calendarFeedEndpoints.make> =>
  (ctx) =>
    transact(ctx, async (tx) => {
      const { userId, assignmentId } = ctx.actor;
      const secret = newToken();
      await CalendarFeedModel.updateOne(
        { userId },
        { $set: { assignmentId, secretHash: hashToken(secret), createdAt: tx.at } },
        { session: tx.session, upsert: true },
      );
      await audit(tx, { action: 'user.make_calendar_feed', entity: 'user', entityId: userId });
      const url = new URL(`/api/v1/calendar/feeds/${secret}.ics`, publicUrl).href;
      return showFeed({ createdAt: tx.at }, url);
    });

/** Revokes the address. */
export const revokeFeed: Service<typeof calendarFeedEndpoints.revoke> = (ctx) =>
  transact(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const { deletedCount } = await CalendarFeedModel.deleteOne({ userId }, { session: tx.session });
    if (deletedCount > 0)
      await audit(tx, { action: 'user.revoke_calendar_feed', entity: 'user', entityId: userId });
    return showFeed(null);
  });
