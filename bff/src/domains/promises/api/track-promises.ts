import { readPromises, type promiseSources } from '@muster/contracts';
import { Types } from 'mongoose';
import { createHash } from 'node:crypto';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { promiseRule } from '../../tasks/api/followed-tasks.ts';
import { createTask, removeTask } from '../../tasks/api/tasks.ts';
import { changePromise } from '../changes/change-promise.ts';
import { PromiseModel, type Promised } from '../promise.model.ts';

/** A text that a colleague wrote about, or to, somebody outside. */
export interface PromisingText {
  source: (typeof promiseSources)[number];
  sourceId: Types.ObjectId;
  subject: { type: Promised['subjectType']; _id: Types.ObjectId };
  /** Lines of plain text. */
  text: string;
  /** Nobody but its author reads it. */
  isPrivate?: boolean;
}

/**
 * Keeps what somebody promises in a text (`@promise fri`), each with a task for its maker. Days are
 * meant in the writer's zone. Asked again for a text that was changed, it keeps what is new.
 */
export async function trackPromises(tx: Tx, written: PromisingText): Promise<void> {
  const { userId } = tx;
  if (!userId || !written.text.toLowerCase().includes('@promise')) return;
  const timeZone = await zoneOf(tx, userId);
  const { source, sourceId } = written;
  const known = new Set(
    await PromiseModel.distinct('key', { source, sourceId, deletedAt: null }).session(tx.session),
  );
  for (const { due, marker, text } of readPromises(written.text, {
    now: tx.at.getTime(),
    timeZone,
  })) {
    const key = createHash('sha256').update(`${marker.toLowerCase()}|${text}`).digest('base64url');
    if (!due || known.has(key)) continue;
    known.add(key);
    await make(tx, written, {
      ...{ key, text, timeZone, madeBy: userId },
      ...{ dueOn: due.on, dueClock: due.clock, dueAt: new Date(due.at) },
    });
  }
}

/** The open promises of a text that is not sent after all, or that was deleted, no longer stand. */
export async function withdrawPromisesOf(
  tx: Tx,
  of: Pick<PromisingText, 'source' | 'sourceId'>,
): Promise<void> {
  const { source, sourceId } = of;
  const open = await PromiseModel.find(
    { source, sourceId, status: 'open', deletedAt: null },
    null,
    {
      session: tx.session,
    },
  ).lean<Promised[]>();
  for (const promise of open) {
    await changePromise(tx, promise, {
      ...{ action: 'withdraw', actor: null, version: null },
      set: { $set: { endedAt: tx.at } },
    });
    if (promise.taskId) await removeTask(tx, promise.taskId);
  }
}

/** The zone in which somebody means their days; UTC for one who never said. */
async function zoneOf({ session }: Pick<Tx, 'session'>, userId: Types.ObjectId) {
  const user = await UserModel.findById(userId, { timeZone: 1 }, { session }).lean<
    Pick<User, 'timeZone'>
  >();
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
    // The words of a private text are kept out of what colleagues see.
    title: isPrivate ? 'Keep a promise' : `Promised: ${made.text}`.slice(0, titleLength),
    ...{ kind: 'promise', source: 'rule', rule: `${promiseRule}${_id.toHexString()}` },
    ...{ dueOn: made.dueOn, assigneeId: made.madeBy },
  });
  await PromiseModel.create(
    [
      {
        ...made,
        ...{ _id, source, sourceId, isPrivate, taskId: task._id },
        ...{ subjectType: subject.type, subjectId: subject._id },
        ...{ createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId },
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

const titleLength = 160;
