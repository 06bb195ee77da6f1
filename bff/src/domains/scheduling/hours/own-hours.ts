import { isDeepStrictEqual } from 'node:util';
import {
  usualCaps,
  type HostHours,
  type HostHoursFields,
  type InterviewCaps,
  type availabilityEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { absentConflict, versionConflict } from '../../../db/versioned-update.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findActiveStaff, findPeople, findPlaces } from '../../../identity/people/people.ts';
import { followAbsences } from '../../vetting/api/interviewer-absences.ts';
import {
  HostHoursModel,
  type HostHoursRecord,
} from '../../../records/scheduling/host-hours.model.ts';
import { usualHours } from '../../../records/scheduling/usual-hours.ts';

const ownHours = (actor: Actor, session: ClientSession | null): Promise<HostHoursRecord | null> =>
  HostHoursModel.findOne({ userId: actor.userId }, null, { session }).lean();

const zoneOf = async ({ userId }: Actor): Promise<string> =>
  (await findPlaces([userId])).get(userId.toHexString())?.timeZone ?? 'UTC';

async function showHours(actor: Actor, record: HostHoursRecord | null): Promise<HostHours> {
  const timeZone = await zoneOf(actor);
  if (!record) return { ...usualHours(timeZone), version: 0 };
  const { weekly, overrides, bufferBeforeMin, bufferAfterMin, version } = record;
  const setIn = record.setIn && record.setIn !== timeZone ? record.setIn : null;
  const ids = substitutesIn(overrides);
  const people = ids.length > 0 ? await findPeople(ids.map((id) => new Types.ObjectId(id))) : null;
  return {
    weekly,
    overrides,
    bufferBeforeMin,
    bufferAfterMin,
    ...capsOf(record),
    version,
    timeZone,
    setIn,
    ...(people && {
      substitutes: ids.map((id) => ({ id, name: people.name(new Types.ObjectId(id)) })),
    }),
  };
}

/** Returns the caps of a user: new or current ones. */
const capsOf = (
  record: Partial<InterviewCaps> | null,
  wanted: Partial<InterviewCaps> = {},
): InterviewCaps => ({
  maxPerDay: wanted.maxPerDay ?? record?.maxPerDay ?? usualCaps.maxPerDay,
  maxPerWeek: wanted.maxPerWeek ?? record?.maxPerWeek ?? usualCaps.maxPerWeek,
});

const substitutesIn = (overrides: HostHoursFields['overrides']): string[] => [
  ...new Set(overrides.flatMap(({ substituteId }) => substituteId ?? [])),
];

/**
 * Requires that each substitute is another colleague; one who has left since may stay.
 * @throws AppError VALIDATION_FAILED at the first invalid one
 */
async function requireColleagues(
  actor: Actor,
  { overrides }: Pick<HostHoursFields, 'overrides'>,
  current: HostHoursRecord | null,
): Promise<void> {
  const before = substitutesIn(current?.overrides ?? []);
  const added = substitutesIn(overrides).filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const staff = await findActiveStaff(added.map((id) => new Types.ObjectId(id)));
  const known = actor.audience === 'staff' ? staff.map(({ id }) => id.toHexString()) : [];
  const index = overrides.findIndex(
    ({ substituteId }) =>
      substituteId !== null &&
      added.includes(substituteId) &&
      (!known.includes(substituteId) || substituteId === actor.userId.toHexString()),
  );
  if (index !== -1) throw invalidField(`overrides[${index}].substituteId`, 'NOT_FOUND');
}

/** Returns the user's hours; the default week if none were set. */
export const readOwnHours: Service<typeof availabilityEndpoints.read> = async ({ actor }) =>
  showHours(actor, await ownHours(actor, null));

type Update = Service<typeof availabilityEndpoints.update>;

/**
 * Sets the user's hours as a whole. Existing arrangements stay; for vetting interviews during an
 * absence, a substitute is searched for.
 */
export const updateOwnHours: Update = async (ctx, input) => {
  try {
    return await changeOwnHours(ctx, input);
  } catch (error) {
    // If two windows save the first hours at once, the later one continues from those of the other.
    if (isDuplicateKey(error)) return changeOwnHours(ctx, input);
    throw error;
  }
};

const changeOwnHours: Update = (ctx, { body: { version, ...body } }) =>
  transactShown(ctx, {
    find: (session) => ownHours(ctx.actor, session),
    change: async (tx, current) => {
      const { userId } = ctx.actor;
      const setIn = await zoneOf(ctx.actor);
      const fields = { ...body, ...capsOf(current, body) };
      if (!current && version !== 0) throw absentConflict();
      if (current && current.version !== version) {
        if (isSame(current, fields) && current.setIn === setIn) return current;
        throw versionConflict(current, ['weekly']);
      }
      await requireColleagues(ctx.actor, fields, current);
      await audit(tx, { action: 'user.update_hours', entity: 'user', entityId: userId });
      if (current) {
        const after = await compareAndSet<HostHoursRecord>(tx, HostHoursModel, current, {
          $set: { ...fields, setIn },
        });
        if (!after) throw versionConflict(current, ['weekly']);
        await followAbsences(tx, userId);
        return after;
      }
      const stamps = { createdAt: tx.at, createdBy: tx.userId, updatedBy: tx.userId };
      const [created] = await HostHoursModel.create([{ ...fields, ...stamps, userId, setIn }], {
        session: tx.session,
      });
      await followAbsences(tx, userId);
      return created?.toObject<HostHoursRecord>() ?? null;
    },
    show: (record) => showHours(ctx.actor, record),
  });

/** A repeated request: its values are already stored. */
const isSame = (
  record: HostHoursRecord,
  fields: Omit<HostHoursFields, 'timeZone'> & InterviewCaps,
): boolean => {
  const { weekly, overrides, bufferBeforeMin, bufferAfterMin } = record;
  const present = { weekly, overrides, bufferBeforeMin, bufferAfterMin, ...capsOf(record) };
  return isDeepStrictEqual(present, fields);
};
