import { limits, type OutsideCalendar, type outsideCalendarEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { audit } from '../../../audit/audit.service.ts';
import { hashToken } from '../../../auth/clear-token.ts';
import type { Config } from '../../../config.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { sealSecret } from '../../../auth/sealed-secrets.ts';
import { OutsideCalendarModel, type OutsideCalendarRecord } from './outside-calendar.model.ts';
import { outsideCalendarDue } from './outside-calendar-due.ts';

type Endpoints = typeof outsideCalendarEndpoints;
const { outside: max } = limits.calendar;

const showOutside = (record: OutsideCalendarRecord, now = new Date()): OutsideCalendar => {
  const { _id, name, host, status, failure, readAt, triedAt, busy } = record;
  return {
    id: _id.toHexString(),
    name,
    host,
    status,
    failure,
    readAt: readAt?.toISOString() ?? null,
    triedAt: triedAt?.toISOString() ?? null,
    busyAhead: busy.filter(({ to }) => to > now).length,
  };
};

const auditOwn = ({ userId }: Actor, tx: Tx, verb: 'add' | 'refresh' | 'remove') =>
  audit(tx, { action: `user.${verb}_outside_calendar`, entity: 'user', entityId: userId });

/** Lists the reader's outside calendars, in order of creation. */
export const listOutside: Service<Endpoints['list']> = async ({ actor }) => {
  const found = await OutsideCalendarModel.find({ userId: actor.userId })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  return { data: found.map((record) => showOutside(record)) };
};

type Create = Service<Endpoints['create']>;

/** Adds an outside calendar; the background reads it right after. */
export const createOutside =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Create =>
  async (ctx, input) => {
    const { host } = new URL(input.body.url);
    // The platform's own feed would block its own times.
    if (host === publicUrl.host) throw invalidField('url', 'NOT_ALLOWED');
    for (let tries = 1; ; tries += 1)
      try {
        return await addOutside(ctx, input);
      } catch (error) {
        // Two windows added one at once: the later one retries with the next slot.
        if (!isDuplicateKey(error) || tries > max.perPerson) throw error;
      }
  };

const addOutside: Create = (ctx, { body: { name, url } }) =>
  transact(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const { session } = tx;
    const urlHash = hashToken(url);
    const there = await OutsideCalendarModel.find(
      { userId },
      { slot: 1, urlHash: 1 },
      { session },
    ).lean();
    if (there.some((one) => one.urlHash === urlHash)) throw invalidField('url', 'NOT_UNIQUE');
    const slots = Array.from({ length: max.perPerson }, (_slot, index) => index);
    const slot = slots.find((free) => there.every((one) => one.slot !== free));
    if (slot === undefined) throw invalidField('url', 'TOO_MANY', { max: max.perPerson });
    const _id = new Types.ObjectId();
    const [created] = await OutsideCalendarModel.create(
      [
        {
          _id,
          userId,
          slot,
          name,
          host: new URL(url).host,
          urlHash,
          sealedUrl: sealSecret(url, _id),
          nextReadAt: tx.at,
          createdAt: tx.at,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The calendar was not stored');
    await auditOwn(ctx.actor, tx, 'add');
    emit(tx, outsideCalendarDue, {});
    return showOutside(created.toObject<OutsideCalendarRecord>(), tx.at);
  });

/** Finds one of the reader's own. @throws AppError NOT_FOUND */
async function findOutside(tx: Tx, { userId }: Actor, id: string): Promise<OutsideCalendarRecord> {
  const found = isRecordId(id)
    ? await OutsideCalendarModel.findOne({ _id: id, userId }, null, {
        session: tx.session,
      }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Requests another read of an outside calendar, unless one is imminent or recent. */
export const refreshOutside: Service<Endpoints['refresh']> = (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const found = await findOutside(tx, ctx.actor, params.id);
    const isFresh = found.triedAt && found.triedAt.getTime() > tx.at.getTime() - max.again;
    if (isFresh || found.status === 'waiting') return showOutside(found, tx.at);
    const asked = { status: 'waiting', nextReadAt: tx.at } as const;
    await OutsideCalendarModel.updateOne(
      { _id: found._id },
      { $set: asked },
      { session: tx.session },
    );
    await auditOwn(ctx.actor, tx, 'refresh');
    emit(tx, outsideCalendarDue, {});
    return showOutside({ ...found, ...asked }, tx.at);
  });

/** Deletes an outside calendar; its time becomes free again. */
export const removeOutside: Service<Endpoints['remove']> = (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const { _id } = await findOutside(tx, ctx.actor, params.id);
    await OutsideCalendarModel.deleteOne({ _id }, { session: tx.session });
    await auditOwn(ctx.actor, tx, 'remove');
    return { id: _id.toHexString() };
  });
