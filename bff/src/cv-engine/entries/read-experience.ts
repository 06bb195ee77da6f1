import type { ProposalOf } from '../cv-engine.types.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { descriptionOf } from './description.ts';
import { chunksOf } from './header-chunks.ts';
import { periodOf, type Period } from './period.ts';
import { noHabits, pickJob, type Habits, type PickedJob } from './pick-job.ts';
import { splitEntries, type RawEntry } from './split-entries.ts';

export interface Job {
  entry: RawEntry;
  picked: PickedJob;
  period: Period;
  /** The company is inherited from the entry above. */
  isInherited: boolean;
}

const maxBelow = 2;

/** Reads the jobs of a run of lines. */
export function jobsIn(lines: readonly CvLine[], today: string): Job[] {
  const entries = splitEntries(lines, { singleDates: false, maxBelow });
  const first = entries.map((entry) => pickJob(chunksOf(entry.header), noHabits));
  const habits = habitsOf(first);
  const jobs = entries.map((entry) => ({
    entry,
    picked: pickJob(chunksOf(entry.header), habits),
    period: periodOf(entry.range, today),
    isInherited: false,
  }));
  return withCompanies(jobs).filter(({ period }) => period.startMonth <= today.slice(0, 7));
}

function habitsOf(picked: readonly PickedJob[]): Habits {
  const sure = picked.filter(({ certainty }) => certainty >= 0.85);
  const share = (slots: (string | null)[]) => {
    const known = slots.filter((slot) => slot !== null);
    const counts = new Map<string, number>();
    for (const slot of known) counts.set(slot, (counts.get(slot) ?? 0) + 1 / known.length);
    return counts;
  };
  return {
    title: share(sure.map(({ slots }) => slots.title)),
    company: share(sure.map(({ slots }) => slots.company)),
  };
}

/** Several titles at one company: the company appears once, above them, with the whole period. */
function withCompanies(jobs: readonly Job[]): Job[] {
  const kept: Job[] = [];
  let above: Job | null = null;
  for (const [index, job] of jobs.entries()) {
    const next = jobs[index + 1];
    const { company, title } = job.picked;
    if (isHeading(job, next)) {
      above = job;
      continue;
    }
    if (company || !title) above = company ? job : above;
    const isInherited = !company && title !== null && above !== null;
    const inherited = above?.picked.company ?? above?.picked.title ?? null;
    kept.push(
      isInherited ? { ...job, picked: { ...job.picked, company: inherited }, isInherited } : job,
    );
  }
  return kept;
}

/** Checks for a company with its whole period, above the individual titles. */
function isHeading({ entry, picked, period }: Job, next: Job | undefined): boolean {
  if (!next || next.picked.company || entry.rest.length > 0) return false;
  const isOne = (picked.title === null) !== (picked.company === null);
  const isWithin =
    next.period.startMonth >= period.startMonth &&
    (period.endMonth === null || (next.period.endMonth ?? '9') <= period.endMonth);
  return isOne && isWithin;
}

export function experienceOf(
  job: Job,
  skillsIn: (lines: readonly CvLine[]) => string[],
): ProposalOf<'experience'> {
  const { entry, picked, period } = job;
  const taken = new Set(picked.used.map(({ line }) => line.number));
  const spare = entry.header
    .filter(({ line, offset }) => offset > 0 && !taken.has(line.number))
    .map(({ line }) => line);
  const described = [...spare, ...entry.rest];
  const lines = [...entry.header.map(({ line }) => line), entry.dated, ...entry.rest];
  const { title, company, location } = picked;
  return {
    kind: 'experience',
    fields: {
      company,
      title,
      ...period,
      location,
      description: descriptionOf(described),
      skillIds: skillsIn(lines),
    },
    confidence: confidenceOf(job),
    source: sourceOf(lines),
  };
}

function confidenceOf({ picked, period, isInherited }: Job): number {
  const whole = picked.title && picked.company ? 1 : 0.6;
  const dates = period.precision === 'month' ? 1 : 0.9;
  const inherited = isInherited ? 0.92 : 1;
  return Math.round(whole * dates * inherited * (0.5 + picked.certainty * 0.47) * 100) / 100;
}
