import { Types } from 'mongoose';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import { peopleAtWork, personId } from '../../../demo/demo-people.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';
import { notBefore } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { queueTasks, taskTitles } from './tasks.data.ts';

/** A task, with the fields that the log needs. */
export type DemoTaskFacts = Pick<
  Task,
  '_id' | 'title' | 'createdBy' | 'createdAt' | 'doneAt' | 'doneBy'
>;

const demoTasks = 60;

/** Writes tasks of colleagues; returns what the log needs of them. */
export async function seedTasks(setting: DemoSetting): Promise<readonly DemoTaskFacts[]> {
  const { people, time, random, candidates } = setting;
  const authors = peopleAtWork(people);
  const tasks = Array.from({ length: demoTasks }, (_x, index) => {
    const candidate = index < 3 ? candidates[0]! : random.pick(candidates);
    const done = index >= 3 && random.chance(0.3);
    const assigneeId = index < 3 ? personId(people, 'recruiter') : random.pick(authors);
    const dueOn = time.day(index < 3 ? -index * 2 : random.int(-20, 6));
    return {
      _id: new Types.ObjectId(random.id()),
      subjectType: 'candidate' as const,
      subjectId: candidate._id,
      title: taskTitleFor(candidate, index),
      kind: 'follow_up' as const,
      status: done ? ('done' as const) : ('open' as const),
      dueOn,
      assigneeId,
      doneAt: done ? notBefore(candidate.createdAt, time.ago(random.int(0, 5))) : null,
      doneBy: done ? assigneeId : null,
      createdBy: random.pick(authors),
      createdAt: notBefore(candidate.createdAt, time.ago(random.int(5, 20))),
    };
  });
  const own = ownQueue(setting);
  await TaskModel.insertMany([...tasks, ...own]);
  return [...tasks, ...own];
}

/** Returns the next title in turn that fits this candidate. */
function taskTitleFor({ vettingStatus }: DemoCandidate, index: number): string {
  const standing = vettingStatus === 'vetted' ? 'vetted' : 'others';
  const turn = index % taskTitles.length;
  const inTurn = [...taskTitles.slice(turn), ...taskTitles.slice(0, turn)];
  return inTurn.find(({ of = standing }) => of === standing)?.title ?? '';
}

/** Tasks of the first recruiter, so that the queue has overdue ones and ones due today. */
function ownQueue({ people, time, candidates }: DemoSetting) {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_263);
  const recruiter = personId(people, 'recruiter');
  return queueTasks.map(({ title, note, dueInDays }, index) => ({
    _id: new Types.ObjectId(random.id()),
    subjectType: 'candidate' as const,
    subjectId: (candidates[3 + index] ?? candidates[0]!)._id,
    title,
    note,
    kind: 'follow_up' as const,
    status: 'open' as const,
    dueOn: time.day(-dueInDays),
    assigneeId: recruiter,
    doneAt: null,
    doneBy: null,
    createdBy: personId(people, 'team.lead'),
    createdAt: time.ago(3 + index),
  }));
}
