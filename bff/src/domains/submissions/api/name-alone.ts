import type { ClientView } from '@muster/contracts';

/** A view without any data of a candidate. */
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

/**
 * Keeps only the name, the blind flag, and the country and time zone of the interviews; everything
 * else is empty.
 */
export const nameAlone = ({ name, blind, country, timeZone }: ClientView): ClientView => ({
  ...emptyView,
  name,
  blind,
  country,
  timeZone,
});
