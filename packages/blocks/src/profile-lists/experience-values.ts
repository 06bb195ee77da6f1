import { z } from 'zod';
import { experienceFields, idSchema, limits, type Experience } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

/** A job in the form. */
export type ExperienceRow = Omit<
  Experience,
  'id' | 'source' | 'sourceAttachmentId' | 'startMonth' | 'location' | 'description'
> & {
  id?: string | undefined;
  startMonth: string | null;
  location: string;
  description: string;
};
export type ExperienceValues = { experience: ExperienceRow[] };

export const experienceSchema = z
  .object({
    experience: z
      .array(z.object({ id: idSchema.optional(), ...experienceFields }))
      .max(limits.experience.max),
  })
  .superRefine(({ experience }, ctx) =>
    experience.forEach(({ startMonth, endMonth }, index) => {
      if (endMonth !== null && endMonth < startMonth)
        ctx.addIssue({
          code: 'custom',
          path: ['experience', index, 'endMonth'],
          params: { code: 'DATE_ORDER' },
        });
    }),
  );
export type ExperienceForm = ZodForm<ExperienceValues, z.output<typeof experienceSchema>>;

/** A job as read by staff and by the candidate. */
type ReadJob = Omit<Experience, 'source' | 'sourceAttachmentId'> & Partial<Experience>;

export const experienceValues = ({
  experience = [],
}: {
  experience?: readonly ReadJob[] | undefined;
}): ExperienceValues => ({
  experience: experience.map(({ source: _source, sourceAttachmentId: _from, ...job }) => ({
    ...job,
    location: job.location ?? '',
    description: job.description ?? '',
  })),
});

/** Returns the part of a row that the API accepts. */
export const experienceInput = ({ id, skills, ...job }: ExperienceRow) => ({
  ...(id && { id }),
  ...job,
  startMonth: job.startMonth ?? '',
  location: job.location.trim() || null,
  description: job.description.trim() || null,
  skillIds: skills.map((skill) => skill.id),
});

export const newJob = (): ExperienceRow => ({
  companyName: '',
  hideCompanyFromClient: true,
  title: '',
  employmentType: 'full_time',
  location: '',
  isRemote: false,
  startMonth: null,
  endMonth: null,
  description: '',
  skills: [],
});
