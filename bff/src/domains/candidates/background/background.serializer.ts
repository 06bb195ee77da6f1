import type { Education, Experience } from '@muster/contracts';
import type { Types } from 'mongoose';
import type {
  Candidate,
  EducationEntry,
  ExperienceEntry,
} from '../../../records/candidates/candidate.model.ts';

const hex = (id: Types.ObjectId): string => id.toHexString();

/** Returns jobs in order, current ones first. */
export const experienceOf = (
  { experience }: Pick<Candidate, 'experience'>,
  skillNames: ReadonlyMap<string, string>,
): Experience[] =>
  experience
    .toSorted((a, b) => Number(b.endMonth === null) - Number(a.endMonth === null))
    .map((entry) => oneJob(entry, skillNames));

const oneJob = (
  { _id, skillIds, sourceAttachmentId, ...entry }: ExperienceEntry,
  skillNames: ReadonlyMap<string, string>,
): Experience => ({
  id: hex(_id),
  companyName: entry.companyName,
  hideCompanyFromClient: entry.hideCompanyFromClient,
  title: entry.title,
  employmentType: entry.employmentType,
  location: entry.location,
  isRemote: entry.isRemote,
  startMonth: entry.startMonth,
  endMonth: entry.endMonth,
  description: entry.description,
  skills: skillIds.flatMap((id) => {
    const name = skillNames.get(hex(id));
    return name === undefined ? [] : [{ id: hex(id), name }];
  }),
  source: entry.source,
  sourceAttachmentId: sourceAttachmentId && hex(sourceAttachmentId),
});

export const educationOf = ({ education }: Pick<Candidate, 'education'>): Education[] =>
  education.map(oneCourse);

const oneCourse = ({ _id, sourceAttachmentId, ...entry }: EducationEntry): Education => ({
  id: hex(_id),
  school: entry.school,
  degree: entry.degree,
  field: entry.field,
  startYear: entry.startYear,
  endYear: entry.endYear,
  grade: entry.grade,
  description: entry.description,
  source: entry.source,
  sourceAttachmentId: sourceAttachmentId && hex(sourceAttachmentId),
});
