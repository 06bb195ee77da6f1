import { z } from 'zod';
import { educationFields, idSchema, limits, type Education } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

/** A course of study in the form. */
export type EducationRow = Pick<Education, 'school' | 'degree' | 'startYear' | 'endYear'> & {
  id?: string | undefined;
  field: string;
  grade: string;
  description: string;
};
export type EducationValues = { education: EducationRow[] };

export const educationSchema = z
  .object({
    education: z
      .array(z.object({ id: idSchema.optional(), ...educationFields }))
      .max(limits.education.max),
  })
  .superRefine(({ education }, ctx) =>
    education.forEach(({ startYear, endYear }, index) => {
      if (startYear !== null && endYear !== null && endYear < startYear)
        ctx.addIssue({
          code: 'custom',
          path: ['education', index, 'endYear'],
          params: { code: 'DATE_ORDER' },
        });
    }),
  );
export type EducationForm = ZodForm<EducationValues, z.output<typeof educationSchema>>;

export const educationValues = ({
  education = [],
}: {
  education?: readonly Omit<Education, 'source' | 'sourceAttachmentId'>[] | undefined;
}): EducationValues => ({
  education: education.map(({ id, school, degree, startYear, endYear, ...texts }) => ({
    id,
    school,
    degree,
    startYear,
    endYear,
    field: texts.field ?? '',
    grade: texts.grade ?? '',
    description: texts.description ?? '',
  })),
});

/** Returns the part of a row that the API accepts. */
export const educationInput = ({ id, field, grade, description, ...course }: EducationRow) => ({
  ...(id && { id }),
  ...course,
  field: field.trim() || null,
  grade: grade.trim() || null,
  description: description.trim() || null,
});

export const newCourse = (): EducationRow => ({
  school: '',
  degree: 'bachelor',
  field: '',
  grade: '',
  description: '',
  startYear: null,
  endYear: null,
});
