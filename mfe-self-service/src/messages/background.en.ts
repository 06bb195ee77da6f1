/** Experience, education and bios of the person. */
export const background = {
  experience: 'Experience',
  noExperience: 'No jobs yet',
  noExperienceText: 'Your recruiter adds your jobs with you or takes them from your CV.',
  education: 'Education',
  noEducation: 'No education yet',
  now: 'now',
  hidden: 'Clients do not see the name of this company.',
  bios: 'What clients read about you',
  noBios: 'Nothing yet',
  noBiosText: 'Your recruiter writes it before you are proposed for a job.',
  degree: {
    none: 'No degree',
    secondary: 'Secondary school',
    vocational: 'Vocational training',
    associate: 'Associate',
    bachelor: 'Bachelor',
    master: 'Master',
    doctorate: 'Doctorate',
    bootcamp: 'Bootcamp',
    certificate: 'Certificate',
  },
} as const;
