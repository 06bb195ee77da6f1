import { withoutTags } from '../../core/plain-text.ts';
import {
  clientViewParts,
  type ClientView,
  type ClientViewChange,
  type ClientViewPart,
} from './client-view.schemas.ts';

const plain = (html: string | null): string[] =>
  html === null
    ? []
    : html
        .split(/<\/(?:p|li|h3|h4)>|<br\s*\/?>/i)
        .map((line) => withoutTags(line, '').trim())
        .filter(Boolean);

const joined = (...words: readonly (string | number | null)[]): string =>
  words.filter((word) => word !== null && word !== '').join(', ');

/** Each part as readable lines. */
const lines: Readonly<Record<ClientViewPart, (view: ClientView) => string[]>> = {
  headline: ({ headline }) => (headline ? [headline] : []),
  introduction: ({ introduction }) => plain(introduction),
  vettingSummary: ({ vettingSummary }) => vettingSummary?.split('\n').filter(Boolean) ?? [],
  bio: ({ bio }) => plain(bio),
  answers: ({ answers = [] }) =>
    answers.flatMap(({ question, answer }) =>
      answer
        .split('\n')
        .filter(Boolean)
        .map((line) => `${question} ${line}`),
    ),
  billRate: ({ billRate }) =>
    billRate ? [`${billRate.amount} ${billRate.currency} / ${billRate.unit}`] : [],
  availability: ({ availability: { from, noticeDays, weeklyHours } }) => [
    ...(from ? [from] : []),
    ...(noticeDays === null ? [] : [`${noticeDays} d`]),
    `${weeklyHours} h`,
  ],
  skills: ({ skills }) => skills.map(({ name, level, years }) => joined(name, level, years)),
  english: ({ english }) => (english ? [english.level] : []),
  experience: ({ experience }) =>
    experience.flatMap(({ title, company, startMonth, endMonth, description }) => [
      joined(title, company, startMonth, endMonth),
      ...plain(description),
    ]),
  education: ({ education }) =>
    education.map(({ school, degree, field, endYear }) => joined(degree, field, school, endYear)),
  files: ({ files }) => files.map(({ title }) => title),
};

/** Returns the differences between two versions of a submission; empty if there are none. */
export const compareViews = (before: ClientView, after: ClientView): ClientViewChange[] =>
  clientViewParts.flatMap((part) => {
    const [old, now] = [lines[part](before), lines[part](after)];
    const removed = old.filter((line) => !now.includes(line));
    const added = now.filter((line) => !old.includes(line));
    return removed.length + added.length > 0 ? [{ part, removed, added }] : [];
  });
