import type { TaskAction } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Task } from './task.model.ts';

/** What a domain does in the same change when one of its tasks is moved. */
export type TaskFollower = (tx: Tx, task: Task, action: TaskAction) => Promise<void>;

let followers: readonly TaskFollower[] = [];

/** The app says at its start who follows tasks: those that its domains name. */
export function provideTaskFollowers(all: readonly TaskFollower[]): void {
  followers = all;
}

export async function tellFollowers(tx: Tx, task: Task, action: TaskAction): Promise<void> {
  for (const follow of followers) await follow(tx, task, action);
}
