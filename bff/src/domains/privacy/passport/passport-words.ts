/** Titles of sections on the page; a section without one uses its name. */
const titles: Readonly<Record<string, string>> = {
  profile: 'Your profile',
  account: 'Your account',
  photo: 'Your photo',
  consents: 'What you agreed to, and when',
  applications: 'Jobs you were considered for',
  placements: 'Where you worked through us',
  vettingInterviews: 'Interviews in which we vetted you',
  vettingScorecards: 'What interviewers wrote',
  vettingClientSummaries: 'Vetting summary for clients',
  vettingDecisions: 'What we decided about your vetting',
  meetings: 'Rooms in which we met you',
  recordings: 'Recordings of interviews',
  attachments: 'Your files',
  notes: 'Notes of your recruiters',
  tasks: 'What we had to do about you',
  mails: 'E-mails we sent you',
  bioVersions: 'Earlier versions of your biographies',
  cvReviews: 'What our software read in your CV',
  experienceSuggestions: 'Wording that was proposed for your experience',
  pools: 'Talent pools you are in',
  links: 'Links we sent you',
  'company rules': 'Clients you do not want to be shown to',
  roles: 'Your ways into Muster',
  team: 'Your entry in the team',
};

/** `startDate` → `Start date`. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const sectionTitle = (name: string): string =>
  Object.hasOwn(titles, name) ? (titles[name] ?? name) : wordsOf(name);

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day for readers, and the time of a moment in UTC. */
function dateText(text: string): string {
  const [day = '', time] = text.split('T');
  const [year, month, date] = day.split('-').map(Number);
  const written = `${date} ${months[(month ?? 1) - 1]} ${year}`;
  return time ? `${written}, ${time.slice(0, 5)} UTC` : written;
}

/** Formats a value as text; lists and objects line by line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string')
    return moment.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueText).join('; ');
  if (value instanceof Date) return dateText(value.toISOString());
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${wordsOf(name)}: ${valueText(part)}`)
      .join(', ');
  return String(value as number);
}
