import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { bulkActionsOf } from '../../bulk/bulk-action.ts';
import { createLog } from '../../log.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { OperationItemModel, type OperationItemRecord } from './operation-item.model.ts';
import { OperationModel, type OperationRecord } from './operation.model.ts';
import { runOperations } from './run-operations.ts';

/** Runs waiting operations, as each process does in the background. */
export const runWaiting = ({ domains }: TestApp, signal?: AbortSignal): Promise<void> =>
  runOperations({ actions: bulkActionsOf(domains), log: createLog('silent') }, signal);

type Person = Pick<SignedIn, 'user' | 'assignment' | 'sessionId'>;

/**
 * Creates a stored change of owner, held by a process that never finishes it. `items` are its
 * records; by default one that waits.
 */
export async function createOperationRecord(
  { user, assignment, sessionId }: Person,
  changes: Partial<OperationRecord> = {},
  items: readonly Partial<OperationItemRecord>[] = [{}],
): Promise<OperationRecord> {
  const now = new Date();
  const purgeAt = new Date(now.getTime() + limits.bulk.keep);
  const record = await OperationModel.create({
    userId: user._id,
    assignmentId: assignment._id,
    sessionId,
    kind: 'candidate.owner',
    purpose: 'do',
    params: { ownerUserId: user._id },
    inBackground: true,
    status: 'running',
    total: items.length,
    holder: 'a process of its own',
    heldUntil: new Date(now.getTime() + 3_600_000),
    turnAt: now,
    requestId: 'fixture',
    createdAt: now,
    purgeAt,
    ...changes,
  });
  await OperationItemModel.insertMany(
    items.map((item, index) => ({
      operationId: record._id,
      position: index + 1,
      recordId: new Types.ObjectId(),
      purgeAt,
      ...item,
    })),
  );
  return record.toObject();
}

/** Creates a finished operation: one candidate got an owner, another was out of reach. */
export async function createFinishedOperation(person: Person): Promise<OperationRecord> {
  const { user } = person;
  const former = new Types.ObjectId();
  const candidate = await createCandidateRecord({ ownerUserId: user._id });
  return createOperationRecord(
    person,
    {
      status: 'completed_with_errors',
      holder: null,
      heldUntil: null,
      counts: { ok: 1, skipped: 0, failed: 1 },
      reasons: [
        { outcome: 'ok', code: null, count: 1 },
        { outcome: 'error', code: 'NOT_FOUND', count: 1 },
      ],
      finishedAt: new Date(),
      settledAt: new Date(),
      undoUntil: new Date(Date.now() + limits.bulk.undo),
    },
    [
      { recordId: candidate._id, outcome: 'ok', undo: former },
      { outcome: 'error', code: 'NOT_FOUND' },
    ],
  );
}
