import { promiseMachine, type PromiseAction } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { runTransition, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Actor } from '../../../auth/actor.ts';
import { PromiseModel, type Promised, type PromiseState } from '../promise.model.ts';

interface Change extends StateChangeRules<Promised> {
  action: PromiseAction;
  /** Null for the periodic job, and if the permission was checked elsewhere. */
  actor: Actor | null;
  set: UpdateQuery<Promised>;
}

/** Changes the state of a promise, with an audit event that never contains its text. */
export async function changePromise(
  tx: Tx,
  { _id }: Pick<Promised, '_id'>,
  { action, actor, set, ...rules }: Change,
): Promise<{ after: Promised; already: boolean }> {
  const { before, after, already } = await runTransition<PromiseState, PromiseAction, Promised>(
    tx,
    PromiseModel,
    { ...rules, machine: promiseMachine, action, actor, filter: { _id }, set: () => set },
  );
  if (!already)
    await audit(tx, {
      action: `promise.${action}`,
      entity: 'promise',
      entityId: _id,
      changes: changesBetween<Promised>(before, after, ['status', 'dueOn']),
      ...(actor === null && tx.userId === null && { actorKind: 'job' as const }),
    });
  return { after, already };
}
