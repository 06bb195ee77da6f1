import type { HostHours, availabilityEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPlaces } from '../../people/api/people.ts';
import { HostHoursModel, type HostHoursRecord } from '../host-hours.model.ts';
import { usualHours } from '../free-busy/read-hosts.ts';

const ownHours = (actor: Actor, session: ClientSession | null) =>
  HostHoursModel.findOne({ userId: actor.userId }, null, { session }).lean<HostHoursRecord>();

async function showHours(actor: Actor, record: HostHoursRecord | null): Promise<HostHours> {
  const place = (await findPlaces([actor.userId])).get(actor.userId.toHexString());
  const timeZone = place?.timeZone ?? 'UTC';
  if (!record) return { ...usualHours(timeZone), version: 0 };
  const { weekly, overrides, bufferBeforeMin, bufferAfterMin, version } = record;
  return { weekly, overrides, bufferBeforeMin, bufferAfterMin, version, timeZone };
}

/** The own hours; the usual week where none were set. */
export const readOwnHours: Service<typeof availabilityEndpoints.read> = async ({ actor }) =>
  showHours(actor, await ownHours(actor, null));

/** No hours were set yet, so any other version is wrong. */
const noHoursYet = () =>
  new AppError('VERSION_CONFLICT', { context: { by: null, current: null, version: 0 } });

/** Sets the own hours as a whole. What was arranged before stays as it is. */
export const updateOwnHours: Service<typeof availabilityEndpoints.update> = (
  ctx,
  { body: { version, ...fields } },
) =>
  transactShown(ctx, {
    find: (session) => ownHours(ctx.actor, session),
    change: async (tx, current) => {
      const { userId } = ctx.actor;
      await audit(tx, { action: 'user.update_hours', entity: 'user', entityId: userId });
      if (current && current.version !== version) throw versionConflict(current, ['weekly']);
      if (!current && version !== 0) throw noHoursYet();
      if (current) {
        const after = await compareAndSet<HostHoursRecord>(tx, HostHoursModel, current, {
          $set: fields,
        });
        if (!after) throw versionConflict(current, ['weekly']);
        return after;
      }
      const stamps = { createdAt: tx.at, createdBy: tx.userId, updatedBy: tx.userId };
      const [created] = await HostHoursModel.create([{ ...fields, ...stamps, userId }], {
        session: tx.session,
      });
      return created?.toObject<HostHoursRecord>() ?? null;
    },
    show: (record) => showHours(ctx.actor, record),
  });
