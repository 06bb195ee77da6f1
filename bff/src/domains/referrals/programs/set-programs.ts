import {
  fromMinorUnits,
  limits,
  phaseOfProgram,
  toMinorUnits,
  type BodyOf,
  type Money,
  type ReferralKind,
  type ReferralProgram,
  type referralProgramEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { today } from '../../../db/calendar-day.ts';
import { recordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ofKind } from './program-in-force.ts';
import { ReferralProgramModel, type ReferralProgramRecord } from './program.model.ts';

type Endpoints = typeof referralProgramEndpoints;
type Input = Partial<BodyOf<Endpoints['create']>>;

const auditedFields = [
  'name',
  'kind',
  'rewardMinor',
  'currency',
  'trigger',
  'activeFrom',
  'activeTo',
  'terms',
  'rewardsPerYear',
] as const satisfies readonly (keyof ReferralProgramRecord)[];

/** Lists every program, latest first. */
export const listPrograms: Service<Endpoints['list']> = async () => ({
  data: await showPrograms(
    await ReferralProgramModel.find({ deletedAt: null })
      .sort({ activeFrom: -1, _id: -1 })
      .limit(limits.referral.program.count)
      .lean(),
    null,
  ),
});

/** Adds a program, from today or a later day on. */
export const createProgram: Service<Endpoints['create']> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const max = limits.referral.program.count;
    if ((await ReferralProgramModel.countDocuments({}).session(session)) >= max)
      throw invalidField('name', 'TOO_MANY', { max });
    if (body.activeFrom < today()) throw invalidField('activeFrom', 'IN_PAST');
    await requireFreeDays(tx, body.kind, { days: body, path: '', own: null });
    const program = new ReferralProgramModel({
      _id: new Types.ObjectId(),
      ...stored(body),
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    }).toObject<ReferralProgramRecord>();
    await ReferralProgramModel.insertMany([program], { session });
    await auditProgram(tx, 'create', null, program);
    return showProgram(program, session);
  });

/** Changes a program or ends it. Its first day is fixed once it has begun. */
export const updateProgram: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findProgram(params.id, session),
    change: async (tx, { _id }) => {
      const { before, after } = await updateVersioned<ReferralProgramRecord>(
        tx,
        ReferralProgramModel,
        {
          filter: { _id },
          base: version,
          paths: Object.keys(changes),
          apply: async (current) => {
            requireOpen(current, changes);
            const { activeFrom, activeTo } = { ...current, ...changes };
            const days = { activeFrom, activeTo };
            const kind = current.kind ?? 'candidate';
            await requireFreeDays(tx, kind, { days, path: 'changes.', own: current });
            return { $set: stored(changes) };
          },
        },
      );
      await auditProgram(tx, 'update', before, after);
      return after;
    },
    show: showProgram,
  });

/**
 * An ended program stays as it was; a running one keeps its first day and ends today at the
 * earliest.
 * @throws AppError INVALID_TRANSITION, VALIDATION_FAILED
 */
function requireOpen(current: ReferralProgramRecord, { activeFrom, activeTo }: Input): void {
  const phase = phaseOfProgram(current, today());
  if (phase === 'ended')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: phase, action: 'update' },
    });
  if (activeFrom !== undefined && activeFrom !== current.activeFrom) {
    if (phase === 'in_force') throw invalidField('changes.activeFrom', 'NOT_ALLOWED');
    if (activeFrom < today()) throw invalidField('changes.activeFrom', 'IN_PAST');
  }
  if (activeTo && activeTo < today()) throw invalidField('changes.activeTo', 'IN_PAST');
}

interface Taken {
  days: Pick<ReferralProgramRecord, 'activeFrom' | 'activeTo'>;
  path: string;
  /** The program itself, if it exists. */
  own: ReferralProgramRecord | null;
}

/** @throws AppError VALIDATION_FAILED if another one of its kind is active on one of these days */
async function requireFreeDays(
  { session, at }: Tx,
  kind: ReferralKind,
  { days: { activeFrom, activeTo }, path, own }: Taken,
): Promise<void> {
  if (activeTo !== null && activeTo < activeFrom)
    throw invalidField(`${path}activeTo`, 'DATE_ORDER');
  // Concurrent writes conflict on all other programs: the later one reads the days of the earlier.
  await ReferralProgramModel.updateMany(
    own ? { _id: { $ne: own._id } } : {},
    { $set: { turnAt: at } },
    { session },
  );
  const other = await ReferralProgramModel.exists({
    ...ofKind(kind),
    deletedAt: null,
    ...(own && { _id: { $ne: own._id } }),
    ...(activeTo !== null && { activeFrom: { $lte: activeTo } }),
    $or: [{ activeTo: null }, { activeTo: { $gte: activeFrom } }],
  }).session(session);
  if (!other) return;
  const isEnd = own !== null && own.activeFrom === activeFrom;
  throw invalidField(`${path}${isEnd ? 'activeTo' : 'activeFrom'}`, 'PERIOD_OVERLAP');
}

/** Converts the input to stored fields. */
const stored = ({ reward, terms, ...rest }: Input): Partial<ReferralProgramRecord> => ({
  ...rest,
  ...(reward && money(reward)),
  ...(terms !== undefined && { terms: cleanRichText(terms) }),
});

const money = ({ amount, currency }: Money) => ({ rewardMinor: toMinorUnits(amount), currency });

/** @throws AppError NOT_FOUND */
async function findProgram(
  id: string,
  session: ClientSession | null,
): Promise<ReferralProgramRecord> {
  const found = await ReferralProgramModel.findOne({ _id: recordId(id), deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const auditProgram = (
  tx: Tx,
  action: 'create' | 'update',
  before: ReferralProgramRecord | null,
  after: ReferralProgramRecord,
) =>
  audit(tx, {
    action: `referral_program.${action}`,
    entity: 'referral_program',
    entityId: after._id,
    changes: changesBetween<ReferralProgramRecord>(before, after, auditedFields),
  });

async function showProgram(
  program: ReferralProgramRecord,
  session: ClientSession | null,
): Promise<ReferralProgram> {
  const [shown] = await showPrograms([program], session);
  if (!shown) throw new Error('The program was not shown');
  return shown;
}

async function showPrograms(
  programs: readonly ReferralProgramRecord[],
  session: ClientSession | null,
): Promise<ReferralProgram[]> {
  const people = await findPeople(
    programs.map(({ updatedBy }) => updatedBy),
    session,
  );
  return programs.map((program) => ({
    id: program._id.toHexString(),
    name: program.name,
    kind: program.kind ?? 'candidate',
    reward: { sum: fromMinorUnits(program.rewardMinor), currency: program.currency },
    trigger: program.trigger,
    activeFrom: program.activeFrom,
    activeTo: program.activeTo,
    terms: cleanRichText(program.terms),
    rewardsPerYear: program.rewardsPerYear,
    phase: phaseOfProgram(program, today()),
    updatedAt: program.updatedAt.toISOString(),
    updatedBy: people.ref(program.updatedBy),
    version: program.version,
  }));
}
