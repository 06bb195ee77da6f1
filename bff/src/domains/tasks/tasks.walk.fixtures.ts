import { Types } from 'mongoose';
import type { Task } from '../../records/tasks/task.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import {
  candidateFor,
  createTask,
  hiddenCandidateFor,
  personOf,
} from '../../walk/records.fixtures.ts';
import type { World } from '../../walk/world.fixtures.ts';

const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

function onTask(
  body: (world: World) => Record<string, unknown>,
  changes: () => Partial<Task> = () => ({}),
): EndpointFixture {
  const callOn = (world: World, task: Task) => ({
    params: { id: task._id.toHexString() },
    body: { version: task.version, ...body(world) },
  });
  return {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      return callOn(world, await createTask(candidate, personOf(caller).user._id, changes()));
    },
    // An own task on a record that has since become private.
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && callOn(world, await createTask(candidate, new Types.ObjectId(), changes()))
      );
    },
  };
}

export const taskFixtures: EndpointFixtures = {
  'tasks.list': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      await createTask(candidate, world.colleague._id);
      return {
        query: { subjectType: 'candidate', subjectId: candidate._id.toHexString(), status: 'all' },
      };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          query: { subjectType: 'candidate', subjectId: candidate._id.toHexString() },
        }
      );
    },
  },
  'tasks.create': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      return {
        body: {
          subjectType: 'candidate',
          subjectId: candidate._id.toHexString(),
          title: 'Send the contract',
          dueOn: inAWeek(),
          assigneeId: world.colleague._id.toHexString(),
        },
      };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          body: {
            subjectType: 'candidate',
            subjectId: candidate._id.toHexString(),
            title: 'Send the contract',
          },
        }
      );
    },
  },
  'tasks.complete': onTask(() => ({})),
  'tasks.reopen': onTask(
    () => ({}),
    () => ({ status: 'done', doneAt: new Date() }),
  ),
  'tasks.reassign': onTask((world) => ({ assigneeId: world.colleague._id.toHexString() })),
  'tasks.snooze': onTask(() => ({ until: inAWeek() })),
  'tasks.wake': onTask(
    () => ({}),
    () => ({ status: 'snoozed', snoozedUntil: inAWeek() }),
  ),
};
