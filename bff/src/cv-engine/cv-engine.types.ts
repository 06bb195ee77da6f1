import type { EducationDegree, linkKinds, LanguageLevel } from '@muster/contracts';
import type { ExtractedText } from '../text-extraction/text-extraction.types.ts';

/** The engine's input: the text of a document with its lines. */
export type CvDocument = Pick<ExtractedText, 'lines' | 'pages'>;

/** A skill of the catalogue, with the fields that the engine needs. */
export interface KnownSkill {
  id: string;
  name: string;
  aliases: readonly string[];
}

export interface CvKnowledge {
  skills: readonly KnownSkill[];
  /** `yyyy-mm-dd`: the end of "until today"; later dates lie in the future. */
  today: string;
  /** ISO 3166 code for phone numbers without a prefix, if the CV names no place. */
  country?: string;
}

/** The fields of each kind of proposal. Months are `yyyy-mm`; null: the CV does not say. */
export interface ProposalFields {
  name: { firstName: string; middleName: string | null; lastName: string };
  headline: { text: string };
  location: { text: string; city: string | null; country: string | null };
  /** `value` of a phone is in E.164 if the number could be called, otherwise as written. */
  contact: { kind: 'email' | 'phone'; value: string };
  link: { kind: (typeof linkKinds)[number]; url: string };
  experience: {
    company: string | null;
    title: string | null;
    startMonth: string | null;
    endMonth: string | null;
    isCurrent: boolean;
    /** `year`: the CV names no months; January and December fill them in. */
    precision: 'month' | 'year' | null;
    location: string | null;
    description: string | null;
    /** Ids of catalogue skills named in its lines. */
    skillIds: string[];
  };
  education: {
    school: string | null;
    degree: EducationDegree | null;
    field: string | null;
    startYear: number | null;
    endYear: number | null;
  };
  /** `skillId` null: it is listed as a skill, but the catalogue does not have it. */
  skill: { skillId: string | null; name: string };
  /** `language` is an ISO 639-1 code. */
  language: { language: string; level: LanguageLevel | null };
}
export type ProposalKind = keyof ProposalFields;

/** The lines from which a proposal was read, both ends included: `TextLine.number`. */
export interface SourceLines {
  /** The page of the first line. */
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

/** A statement of the CV, with its source lines. Nothing is added beyond them. */
export type Proposal = { [Kind in ProposalKind]: ProposalOf<Kind> }[ProposalKind];

/** `readCv(document, knowledge)`: deterministic, no input or output. */
export type ReadCv = (document: CvDocument, knowledge: CvKnowledge) => Proposal[];
