import { limits, type JobDraftField } from '@muster/contracts';
import { readAmounts, readSeats } from './read-amounts.ts';
import { readBudget } from './read-budget.ts';
import { readLevels } from './read-levels.ts';
import { readPlace } from './read-place.ts';
import { readSkills } from './read-skills.ts';
import { readStart } from './read-start.ts';
import { readTitle } from './read-title.ts';
import type { MessageReader, MessageReading, ReadingTask } from './reading.ts';
import { Scan, numberOf, numberPattern } from './scan.ts';

/** Reads a message by rules: deterministic, without a service. Each finding cites its words. */
export function readMessage(task: ReadingTask): MessageReading {
  const scan = new Scan(task.text);
  const parts = [
    readBudget(scan, task),
    readAmounts(scan, task),
    readPlace(scan, task),
    readStart(scan, task),
    readLevels(scan, task),
    readSkills(scan, task),
    readTitle(scan, task.text, task),
    readSeats(scan),
  ];
  const reading: MessageReading = {
    findings: parts.flatMap(({ findings }) => findings),
    vague: parts.flatMap(({ vague }) => vague),
  };
  const found = [...reading.findings, ...reading.vague].some(({ field }) => field === task.asking);
  if (!found && task.asking) reading.findings.push(...bareAnswer(scan, task.asking));
  return reading;
}

const bareNumber = new RegExp(`^\\D{0,20}?\\b(${numberPattern})\\b`);

/** A bare number belongs to the last question. */
function bareAnswer({ rest }: Scan, asking: JobDraftField): MessageReading['findings'] {
  const number = bareNumber.exec(rest);
  if (number) {
    const value = numberOf(number[1] ?? '');
    const to = number.index + number[0].length;
    const span = { from: to - (number[1] ?? '').length, to };
    const { job, position } = limits;
    if (asking === 'seats' && value <= position.addAtOnce)
      return [{ field: asking, value, ...span }];
    if (asking === 'hoursPerWeek' && value <= job.hoursPerWeek.max)
      return [{ field: asking, value, ...span }];
    if (asking === 'overlapHours' && value <= job.overlapHours.max)
      return [{ field: asking, value, ...span }];
    if (asking === 'duration' && value <= job.durationMonths.max)
      return [{ field: asking, value: { months: value }, ...span }];
  }
  return [];
}

/** Rules in this process: no text leaves the machine. */
export const localMessageReader: MessageReader = {
  engine: 'local',
  read: (task) => Promise.resolve(readMessage(task)),
};
