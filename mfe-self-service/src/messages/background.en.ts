import { common, enumLabels } from '@muster/ui';

/** Experience, education and bios of the person. */
export const background = {
  experience: common.experience,
  noExperience: 'No jobs yet',
  noExperienceText:
    'Add where you worked, or bring your CV: your recruiter takes the jobs from it.',
  education: common.education,
  noEducation: 'No education yet',
  now: 'now',
  hidden: 'Clients do not see the name of this company.',
  bios: 'What clients read about you',
  noBios: 'Nothing yet',
  noBiosText: 'Your recruiter writes it before you are proposed for a job.',
  degree: enumLabels.degree,
} as const;
