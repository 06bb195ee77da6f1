import { dayMs, promiseDue } from '@muster/contracts';
import { Types } from 'mongoose';
import { PromiseModel } from '../promise.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { Random } from '../../../demo/random.ts';
import { personId } from '../../../demo/demo-people.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';

const timeZone = 'Europe/Lisbon';

/** Days until each promise is due, and its author; past ones are settled. */
const promises = [
  { text: 'I send the interview questions', dueInDays: 2, source: 'mail', status: 'open' },
  { text: 'Tell you what the client decided', dueInDays: 1, source: 'call', status: 'open' },
  { text: 'I come back with the start date', dueInDays: 4, source: 'note', status: 'open' },
  { text: 'Feedback on the interview', dueInDays: -3, source: 'mail', status: 'kept' },
  { text: 'The contract to read', dueInDays: -9, source: 'note', status: 'kept' },
  { text: 'A date for the second interview', dueInDays: -5, source: 'call', status: 'broken' },
  { text: 'An answer about the rate', dueInDays: -21, source: 'call', status: 'kept' },
  { text: 'Names of two references to call', dueInDays: -30, source: 'note', status: 'kept' },
] as const;

/** Writes promises of colleagues to candidates: some open, most kept. */
export async function seedPromises({ people, time, candidates }: DemoSetting): Promise<void> {
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_271);
  const makers = [personId(people, 'recruiter'), personId(people, 'team.lead')];
  const rows = promises.map(({ text, dueInDays, source, status }, index) => {
    const madeBy = makers[index % 3 === 2 ? 1 : 0]!;
    const dueOn = time.day(-dueInDays);
    const dueAt = new Date(promiseDue(dueOn, null, timeZone).at);
    const { _id: subjectId } = candidates[index % 3] ?? candidates[0]!;
    const isOpen = status === 'open';
    const createdAt = time.ago(isOpen ? 1 : 3 - dueInDays);
    return {
      _id: new Types.ObjectId(random.id()),
      taskId: new Types.ObjectId(random.id()),
      subjectType: 'candidate' as const,
      subjectId,
      text,
      source,
      status,
      dueOn,
      dueAt,
      timeZone,
      madeBy,
      key: `demo-${index}`,
      sourceId: new Types.ObjectId(random.id()),
      endedAt: isOpen ? null : new Date(dueAt.getTime() - (status === 'kept' ? dayMs : 0)),
      createdAt,
      createdBy: madeBy,
      updatedAt: createdAt,
      updatedBy: madeBy,
    };
  });
  await PromiseModel.insertMany(rows);
  await TaskModel.insertMany(
    rows
      .filter(({ status }) => status === 'open')
      .map(({ _id, taskId, subjectType, subjectId, text, dueOn, madeBy, createdAt }) => ({
        _id: taskId,
        subjectType,
        subjectId,
        dueOn,
        assigneeId: madeBy,
        createdAt,
        title: `Promised: ${text}`,
        kind: 'promise' as const,
        source: 'rule' as const,
        rule: `promise:${_id.toHexString()}`,
        createdBy: madeBy,
        updatedBy: madeBy,
      })),
  );
}
