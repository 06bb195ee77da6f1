import { common, enumLabels } from '@muster/ui';

/** Experience, education and bios of the person. */
export const background = {
  experience: common.experience,
  noExperience: 'No jobs yet',
  noExperienceText: 'Your recruiter adds your jobs with you or takes them from your CV.',
  education: common.education,
  noEducation: 'No education yet',
  now: 'now',
  hidden: 'Clients do not see the name of this company.',
  bios: 'What clients read about you',
  noBios: 'Nothing yet',
  noBiosText: 'Your recruiter writes it before you are proposed for a job.',
  degree: enumLabels.degree,
} as const;
