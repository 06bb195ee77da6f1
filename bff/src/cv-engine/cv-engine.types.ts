import type { EducationDegree, linkKinds, LanguageLevel } from '@muster/contracts';
import type { ExtractedText } from '../text-extraction/text-extraction.types.ts';

/** What the engine reads: the text of a document with its lines. */
export type CvDocument = Pick<ExtractedText, 'lines' | 'pages'>;

/** A skill of the catalogue, as far as the engine has to know it. */
export interface KnownSkill {
  id: string;
  name: string;
  aliases: readonly string[];
}

export interface CvKnowledge {
  skills: readonly KnownSkill[];
  /** `yyyy-mm-dd`: what "until today" means, and what lies in the future. */
  today: string;
  /** ISO 3166 code that phone numbers without a prefix are read by, when the CV names no place. */
  country?: string;
}

/** What each kind of proposal says. Months are `yyyy-mm`; null is what the CV does not say. */
export interface ProposalFields {
  name: { firstName: string; middleName: string | null; lastName: string };
  headline: { text: string };
  location: { text: string; city: string | null; country: string | null };
  /** `value` of a phone in E.164 where it is a number that could be called, else as written. */
  contact: { kind: 'email' | 'phone'; value: string };
  link: { kind: (typeof linkKinds)[number]; url: string };
  experience: {
    company: string | null;
    title: string | null;
    startMonth: string | null;
    endMonth: string | null;
    isCurrent: boolean;
    /** `year`: the CV names no months; January and December stand for what it leaves open. */
    precision: 'month' | 'year' | null;
    location: string | null;
    description: string | null;
    /** Ids of catalogue skills that its lines name. */
    skillIds: string[];
  };
  education: {
    school: string | null;
    degree: EducationDegree | null;
    field: string | null;
    startYear: number | null;
    endYear: number | null;
  };
  /** `skillId` null: it stands among the skills, and the catalogue does not have it. */
  skill: { skillId: string | null; name: string };
  /** `language` is an ISO 639-1 code. */
  language: { language: string; level: LanguageLevel | null };
}
export type ProposalKind = keyof ProposalFields;

/** The lines that a proposal was read from, both ends included: `TextLine.number`. */
export interface SourceLines {
  /** The page on which the first of them stands. */
  page: number;
  from: number;
  to: number;
}

export type ProposalOf<Kind extends ProposalKind> = {
  kind: Kind;
  fields: ProposalFields[Kind];
  /** 0–1. */
  confidence: number;
  source: SourceLines;
};

/** Something the CV says, with the lines that say it. Nothing is made up beyond them. */
export type Proposal = { [Kind in ProposalKind]: ProposalOf<Kind> }[ProposalKind];

/** `readCv(document, knowledge)`: deterministic, no input or output. */
export type ReadCv = (document: CvDocument, knowledge: CvKnowledge) => Proposal[];
