import { readPromises, type promiseSources, type SaidPromise } from '@muster/contracts';
import { Types } from 'mongoose';
import { createHash } from 'node:crypto';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { promiseRule, renameTask } from '../../tasks/api/followed-tasks.ts';
import { createTask } from '../../tasks/api/tasks.ts';
import { withdraw, withdrawOpen } from '../changes/withdraw-promises.ts';
import { PromiseModel, type Promised } from '../promise.model.ts';

/** A colleague's text about, or to, a candidate or client. */
export interface PromisingText {
  source: (typeof promiseSources)[number];
  sourceId: Types.ObjectId;
  subject: { type: Promised['subjectType']; _id: Types.ObjectId };
  /** Lines of plain text. */
  text: string;
  /** Visible only to its author. */
  isPrivate?: boolean;
}

/**
 * Stores the promises in a text (`@promise fri`), each with a task for its author. Days are in the
 * author's time zone.
 */
export async function trackPromises(tx: Tx, written: PromisingText): Promise<void> {
  const { userId } = tx;
  if (!userId || !mentionsPromise(written.text)) return;
  const timeZone = await zoneOf(tx, userId);
  const { source, sourceId } = written;
  const known = new Set(
    await PromiseModel.distinct('key', { source, sourceId, deletedAt: null }).session(tx.session),
  );
  for (const said of readPromises(written.text, { now: tx.at.getTime(), timeZone })) {
    const { due, text } = said;
    const key = keyOf(said);
    if (!due || known.has(key)) continue;
    known.add(key);
    await make(tx, written, {
      key,
      text,
      timeZone,
      madeBy: userId,
      dueOn: due.on,
      dueClock: due.clock,
      dueAt: new Date(due.at),
    });
  }
}

/**
 * {@link trackPromises} for a changed text: removed promises are withdrawn, and those of a text
 * that became private are hidden with it.
 */
export async function retrackPromises(tx: Tx, written: PromisingText): Promise<void> {
  const { source, sourceId, text, isPrivate = false } = written;
  const said = new Set(
    mentionsPromise(text)
      ? readPromises(text, { now: tx.at.getTime(), timeZone: 'UTC' }).map(keyOf)
      : [],
  );
  const kept = await PromiseModel.find({ source, sourceId, deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  for (const promise of kept) {
    const isGone = !said.has(promise.key);
    // Removed texts are never shown to more readers than before.
    if (promise.isPrivate !== isPrivate && (isPrivate || !isGone))
      await showTo(tx, promise, isPrivate);
    if (isGone && promise.status === 'open') await withdraw(tx, promise);
  }
  await trackPromises(tx, written);
}

/** Withdraws the open promises of a text that was not sent, or was deleted. */
export const withdrawPromisesOf = (
  tx: Tx,
  { source, sourceId }: Pick<PromisingText, 'source' | 'sourceId'>,
): Promise<void> => withdrawOpen(tx, { source, sourceId });

/** {@link withdrawPromisesOf} for many texts. */
export const withdrawPromisesOfAll = (
  tx: Tx,
  source: PromisingText['source'],
  sourceIds: readonly Types.ObjectId[],
): Promise<void> => withdrawOpen(tx, { source, sourceId: { $in: [...sourceIds] } });

const mentionsPromise = (text: string): boolean => text.toLowerCase().includes('@promise');

const keyOf = ({ marker, text }: Pick<SaidPromise, 'marker' | 'text'>): string =>
  createHash('sha256').update(`${marker.toLowerCase()}|${text}`).digest('base64url');

async function showTo(tx: Tx, promise: Promised, isPrivate: boolean): Promise<void> {
  await compareAndSet<Promised>(tx, PromiseModel, promise, { $set: { isPrivate } }, ['isPrivate']);
  if (promise.taskId) await renameTask(tx, promise.taskId, taskTitle({ ...promise, isPrivate }));
}

/** Returns the author's time zone; UTC if it is not set. */
async function zoneOf({ session }: Pick<Tx, 'session'>, userId: Types.ObjectId) {
  const user = await UserModel.findById(userId, { timeZone: 1 }, { session }).lean();
  return user?.timeZone ?? 'UTC';
}

type Made = Pick<Promised, 'key' | 'text' | 'timeZone' | 'madeBy' | 'dueOn' | 'dueClock' | 'dueAt'>;

async function make(
  tx: Tx,
  { source, sourceId, subject, isPrivate = false }: PromisingText,
  made: Made,
): Promise<void> {
  const _id = new Types.ObjectId();
  const task = await createTask(tx, subject, {
    title: taskTitle({ text: made.text, isPrivate }),
    kind: 'promise',
    source: 'rule',
    rule: `${promiseRule}${_id.toHexString()}`,
    dueOn: made.dueOn,
    assigneeId: made.madeBy,
  });
  await PromiseModel.create(
    [
      {
        ...made,
        _id,
        source,
        sourceId,
        isPrivate,
        taskId: task._id,
        subjectType: subject.type,
        subjectId: subject._id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  await audit(tx, {
    action: 'promise.make',
    entity: 'promise',
    entityId: _id,
    changes: [{ path: 'dueOn', before: null, after: made.dueOn }],
  });
}

/** The text of a private promise is hidden from colleagues. */
const taskTitle = ({ text, isPrivate }: Pick<Promised, 'text' | 'isPrivate'>): string =>
  isPrivate ? 'Keep a promise' : `Promised: ${text}`.slice(0, titleLength);

const titleLength = 160;
