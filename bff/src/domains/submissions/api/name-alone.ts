import type { ClientView } from '@muster/contracts';

/** A view in which nothing of a person stands. */
export const emptyView: ClientView = {
  name: '',
  blind: false,
  headline: null,
  country: '',
  timeZone: 'UTC',
  seniority: null,
  primaryRole: null,
  yearsExperience: null,
  vettedAt: null,
  english: null,
  languages: [],
  introduction: null,
  bio: null,
  skills: [],
  availability: { from: null, noticeDays: null, weeklyHours: 0 },
  experience: [],
  education: [],
  files: [],
};

/** Who it is, and in whose time their interviews stand; nothing else of what was shown. */
export const nameAlone = ({ name, blind, country, timeZone }: ClientView): ClientView => ({
  ...emptyView,
  name,
  blind,
  country,
  timeZone,
});
