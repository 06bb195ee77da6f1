import type { ProposalOf } from '../cv-engine.types.ts';
import type { CvLine } from '../lines/cv-line.ts';
import { linesIn, type Section } from '../lines/sections.ts';
import { roleWord } from '../words/role-words.ts';
import { schoolWord } from '../words/school-words.ts';
import { educationIn } from './read-education.ts';
import { jobsIn, type Job } from './read-experience.ts';

export interface ReadEntries {
  jobs: Job[];
  education: ProposalOf<'education'>[];
}

/**
 * Reads jobs and education from their sections or, without such sections, from lines under no
 * heading.
 */
export function readEntries(sections: readonly Section[], today: string): ReadEntries {
  const free = linesIn(sections, 'head', 'profile', 'other');
  const jobs = inEach(sections, 'experience', (lines) => jobsIn(lines, today));
  const education = inEach(sections, 'education', educationIn);
  return {
    jobs: jobs.length > 0 ? jobs : freeJobs(free, today),
    education: education.length > 0 ? education : freeEducation(free),
  };
}

const inEach = <T>(
  sections: readonly Section[],
  kind: Section['kind'],
  read: (lines: CvLine[]) => T[],
): T[] =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => (lines.length > 0 ? read(lines) : []));

/** Without a heading, only an entry that names a role is a job. */
const freeJobs = (lines: readonly CvLine[], today: string): Job[] =>
  jobsIn(
    lines.filter((line) => !isStudy(line)),
    today,
  ).filter(({ picked }) => picked.title !== null && roleWord.test(picked.title.toLowerCase()));

const freeEducation = (lines: readonly CvLine[]) => educationIn(lines.filter(isStudy));

const isStudy = (line: CvLine) =>
  !line.isBullet && schoolWord.test(line.folded) && !roleWord.test(line.folded);
