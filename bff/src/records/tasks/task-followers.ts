import type { TaskAction } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { provided } from '../../provided.ts';
import type { Task } from './task.model.ts';

/** What a domain does in the same change when one of its tasks is moved. */
export type TaskFollower = (tx: Tx, task: Task, action: TaskAction) => Promise<void>;

/** Who follows tasks: those that the domains name. */
export const taskFollowers = provided<readonly TaskFollower[]>('Followers of tasks');

export async function notifyFollowers(tx: Tx, task: Task, action: TaskAction): Promise<void> {
  for (const follow of taskFollowers.read()) await follow(tx, task, action);
}
