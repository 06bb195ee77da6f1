import { plainText } from '../../../rich-text/rich-text.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/** Returns the profile's texts besides name, headline and skills, one per fact. */
export const profileText = ({
  city,
  region,
  experience,
  education,
  bios,
}: Pick<Candidate, 'city' | 'region' | 'experience' | 'education' | 'bios'>): string[] =>
  [
    [city, region].filter(Boolean).join(', '),
    ...experience.flatMap(({ title, companyName, description }) => [
      `${title}, ${companyName}`,
      description,
    ]),
    ...education.flatMap(({ school, field, description }) => [
      [field, school].filter(Boolean).join(', '),
      description,
    ]),
    ...bios.map(({ body }) => plainText(body)),
  ].filter((text): text is string => text !== null && text !== '');
