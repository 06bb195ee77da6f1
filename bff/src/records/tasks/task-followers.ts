import type { TaskAction } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { provided } from '../../provided.ts';
import type { Task } from './task.model.ts';

/** A domain's reaction, in the same transaction, to a state change of one of its tasks. */
export type TaskFollower = (tx: Tx, task: Task, action: TaskAction) => Promise<void>;

/** The task followers that the domains register. */
export const taskFollowers = provided<readonly TaskFollower[]>('Followers of tasks');

export async function notifyFollowers(tx: Tx, task: Task, action: TaskAction): Promise<void> {
  for (const follow of taskFollowers.read()) await follow(tx, task, action);
}
