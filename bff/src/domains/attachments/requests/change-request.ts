import { fileRequestMachine, type FileRequestState } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { changeState, requireState, type TransitionResult } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { FileRequestModel, type FileRequestRecord } from './file-request.model.ts';

/**
 * Fields that the audit log keeps for each change; the message to the candidate is not included.
 */
export const auditedFields = [
  'type',
  'dueOn',
  'status',
] as const satisfies readonly (keyof FileRequestRecord)[];

interface RequestChange {
  action: keyof typeof fileRequestMachine.transitions;
  to: FileRequestState;
  version: number | null;
  set: Partial<FileRequestRecord>;
}

/** Moves a request from one state to the next. @throws AppError INVALID_TRANSITION, VERSION_CONFLICT */
export async function changeRequest(
  tx: Tx,
  request: FileRequestRecord,
  { action, to, version, set }: RequestChange,
): Promise<TransitionResult<FileRequestRecord>> {
  const done = await changeState<FileRequestRecord>(tx, FileRequestModel, request, {
    name: `file_request.${action}`,
    version,
    isRepeat: ({ status }) => status === to,
    requireState: ({ status }) => requireState(fileRequestMachine, action, status),
    set: () => ({ $set: { ...set, status: to } }),
  });
  if (!done.already)
    await audit(tx, {
      action: `file_request.${action}`,
      entity: 'file_request',
      entityId: request._id,
      changes: changesBetween<FileRequestRecord>(done.before, done.after, auditedFields),
    });
  return done;
}
