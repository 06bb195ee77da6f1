import type { Proposal } from '../../../cv-engine/cv-engine.types.ts';
import { readCv } from '../../../cv-engine/read-cv.ts';
import type { KnownSkill } from '../../../records/skills/known-skills.ts';
import { asDocument } from './as-document.ts';
import type { SourcedSentence } from '../../../text/sourced-sentence.ts';

/** Maximum number of facts shown from a CV. */
const maxFacts = 80;

/** Extracts a CV's facts with the engine that reads uploaded CVs. */
export const extractCv = (
  lines: readonly string[],
  skills: readonly KnownSkill[],
  today: string,
): SourcedSentence[] =>
  readCv(asDocument(lines.join('\n')), { skills, today })
    .slice(0, maxFacts)
    .map((proposal) => ({
      label: proposal.kind,
      text: textOf(proposal),
      from: proposal.source.from,
      to: proposal.source.to,
    }))
    .filter(({ text }) => text !== '');

function textOf(proposal: Proposal): string {
  const joined = (parts: readonly (string | number | null)[], by = ', ') =>
    parts.filter((part) => part !== null && part !== '').join(by);
  switch (proposal.kind) {
    case 'name': {
      const { firstName, middleName, lastName } = proposal.fields;
      return joined([firstName, middleName, lastName], ' ');
    }
    case 'headline':
    case 'location':
      return proposal.fields.text;
    case 'contact':
      return proposal.fields.value;
    case 'link':
      return proposal.fields.url;
    case 'experience': {
      const { title, company, startMonth, endMonth, isCurrent } = proposal.fields;
      const period = joined([startMonth, isCurrent ? 'today' : endMonth], '–');
      return joined([title, company, period]);
    }
    case 'education': {
      const { degree, field, school, startYear, endYear } = proposal.fields;
      return joined([degree, field, school, joined([startYear, endYear], '–')]);
    }
    case 'skill':
      return proposal.fields.name;
    case 'language':
      return joined([proposal.fields.language, proposal.fields.level], ' ');
  }
}
