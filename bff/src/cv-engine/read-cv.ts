import type { CvKnowledge, Proposal, ReadCv } from './cv-engine.types.ts';
import { readEntries } from './entries/read-entries.ts';
import { experienceOf } from './entries/read-experience.ts';
import { cvLines, type CvLine } from './lines/cv-line.ts';
import { linesIn, sectionsOf, type Section } from './lines/sections.ts';
import { countryOfPhones, readContacts } from './person/read-contacts.ts';
import { readHeadline } from './person/read-headline.ts';
import { readLinks } from './person/read-links.ts';
import { readLocation } from './person/read-location.ts';
import { readName } from './person/read-name.ts';
import { readLanguages } from './skills/read-languages.ts';
import { readSkills, skillIdsIn } from './skills/read-skills.ts';
import { skillMatcher } from './skills/skill-matcher.ts';

/**
 * Reads a CV by rules: no service, no randomness, no clock. Every proposal names its source lines;
 * a person decides about each.
 */
export const readCv: ReadCv = (document, knowledge) => {
  const lines = cvLines(document);
  const sections = sectionsOf(lines);
  const matcher = skillMatcher(knowledge.skills);
  const skillIds = (own: readonly CvLine[]) => skillIdsIn(own, matcher);
  const listed = new Set(linesIn(sections, 'skills'));
  const spoken = new Set(linesIn(sections, 'languages'));
  const { jobs, education } = readEntries(sections, knowledge.today);
  const named = lines.filter((line) => !spoken.has(line));
  return [
    ...personOf(lines, sections, knowledge),
    ...jobs.map((job) => experienceOf(job, skillIds)),
    ...education,
    ...readSkills(named, listed, matcher),
    ...readLanguages(lines, spoken),
  ];
};

function personOf(
  lines: readonly CvLine[],
  sections: readonly Section[],
  { country }: CvKnowledge,
): Proposal[] {
  const about = linesIn(sections, 'head', 'contact', 'links', 'profile');
  const top = linesIn(sections, 'head', 'contact');
  const location = readLocation(top);
  const region = location?.fields.country ?? country ?? countryOfMail(top);
  // Referees have addresses too; they are listed under their own headings.
  const other = new Set(linesIn(sections, 'other'));
  const own = lines.filter((line) => !other.has(line));
  const contacts = readContacts(own, region);
  const emails = contacts.flatMap(({ fields }) => (fields.kind === 'email' ? fields.value : []));
  const name = readName(lines, {
    emails,
    country: region ?? countryOfPhones(contacts),
  });
  const links = readLinks(own, new Set(about));
  const headline = readHeadline(lines, name);
  const single = [name, headline, location].filter((proposal) => proposal !== null);
  return [...single, ...contacts, ...links];
}

/**
 * "…@firma.de": used if nothing else shows the country of phone numbers. Some endings are sold to
 * all.
 */
function countryOfMail(lines: readonly CvLine[]): string | null {
  const ending = lines
    .map(({ folded }) => /@[^\s@]+\.([a-z]{2})\b/.exec(folded)?.[1])
    .find(Boolean);
  if (!ending || ['io', 'ai', 'me', 'co', 'tv', 'cc', 'eu'].includes(ending)) return null;
  return ending === 'uk' ? 'GB' : ending.toUpperCase();
}
