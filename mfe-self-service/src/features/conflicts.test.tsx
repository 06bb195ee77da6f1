import path from 'node:path';
import {
  educationSchema,
  experienceSchema,
  ownApplicationEndpoints,
  ownAttachmentEndpoints,
  ownConsentEndpoints,
  ownCvEndpoints,
  ownIdentityEndpoints,
  ownPrivacyEndpoints,
  ownProfileEndpoints,
  signingEndpoints,
  skillEndpoints,
  type AnyEndpoint,
} from '@muster/contracts';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
  type MergingForm,
} from '@muster/kit/testing';
import { api } from '../own-api.ts';
import { MyProfilePage } from './my-profile/my-profile-page.tsx';

const { updateLanguages } = ownProfileEndpoints;
const { read, updateFacts, updateSkills, updateLinks, updateExperience, updateEducation } =
  ownProfileEndpoints;
const profile = fixtureFor(read.response, {
  name: 'Inês Duarte',
  firstName: 'Inês',
  lastName: 'Duarte',
  status: 'active' as const,
  email: 'ines@people.test',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  version: 3,
  locks: [],
  rates: [],
  headline: 'Analyst',
  city: 'Lisboa',
  preferredName: null,
  phone: null,
  availability: {
    noticePeriodDays: 30,
    noticeNote: 'After March',
    availableFrom: null,
    weeklyCapacityHours: 40,
    overlapHours: 4,
    overlapTimeZone: 'Europe/Lisbon',
    openTo: ['full_time_contract' as const],
    relocationCountries: [],
  },
  english: [{ id: '64b0000000000000000000c4', level: 'B2' as const, assessedBy: 'self' as const }],
  languages: [
    {
      id: '64b0000000000000000000c5',
      language: 'de',
      level: 'B2' as const,
      assessedBy: 'self' as const,
    },
  ],
  links: [
    {
      id: '64b0000000000000000000c3',
      kind: 'github' as const,
      label: null,
      url: 'https://git.test/ines',
      visibility: 'client' as const,
    },
  ],
  skills: [
    fixtureFor(read.response.shape.skills.element, {
      name: 'Kafka',
      years: 3,
      lastUsedYear: 2024,
      isVerified: false,
    }),
  ],
  experience: [
    fixtureFor(experienceSchema, {
      companyName: 'Lumera',
      title: 'Analyst',
      startMonth: '2020-01',
    }),
  ],
  education: [fixtureFor(educationSchema, { school: 'IST', startYear: 2010, endYear: 2014 })],
});
const theirs = { ...changedEverywhere(read.response, profile), version: 5 };

/** Requests of the page besides the edited block. */
const page = [
  respond(ownAttachmentEndpoints.list, () => fixtureFor(ownAttachmentEndpoints.list.response)),
  respond(ownApplicationEndpoints.list, () => ({ data: [], recruiter: null })),
  respond(signingEndpoints.list, () => ({ data: [] })),
  respond(ownIdentityEndpoints.list, () => ({ data: [], canCreate: [] })),
  respond(ownConsentEndpoints.read, () => ({ purposes: [], history: [] })),
  respond(ownCvEndpoints.read, () => ({ reading: null })),
  respond(ownPrivacyEndpoints.read, () => ({ views: [], granted: [], erasureAskedAt: null })),
  respond(read, () => profile),
  respond(skillEndpoints.search, () => []),
];

const form = (
  source: string,
  block: string,
  endpoint: AnyEndpoint,
  fields: number,
  change?: MergingForm['change'],
): MergingForm => ({
  source: `features/my-profile/editing/${source}`,
  show: (handler) =>
    renderRemote(<MyProfilePage />, {
      api,
      session: 'candidate',
      path: `/my/profile?edit=${block}`,
      handlers: [...page, handler],
    }),
  endpoint,
  current: theirs,
  fields,
  save: 'Save',
  ...(change && { change }),
});

testConflicts(path.join(import.meta.dirname, '..'), [
  form('own-drawer.tsx', 'contact', updateFacts, 5),
  // Its first box is a date.
  form('own-drawer.tsx', 'availability', updateFacts, 5, async (user, shown) =>
    user.type(within(shown).getByRole('textbox', { name: /^About your notice/ }), ' or May'),
  ),
  form('own-drawer.tsx', 'english', updateFacts, 1, async (user) => {
    await user.click(screen.getByRole('combobox', { name: /Your own estimate/ }));
    await user.click(await screen.findByRole('option', { name: 'C1' }));
  }),
  form('skills-drawer.tsx', 'skills', updateSkills, 1),
  form('languages-drawer.tsx', 'languages', updateLanguages, 1, async (user, shown) => {
    await user.click(within(shown).getByRole('combobox', { name: 'Level' }));
    await user.click(await screen.findByRole('option', { name: 'C1' }));
  }),
  form('links-drawer.tsx', 'links', updateLinks, 1),
  form('experience-drawer.tsx', 'experience', updateExperience, 1),
  form('education-drawer.tsx', 'education', updateEducation, 1),
]);
