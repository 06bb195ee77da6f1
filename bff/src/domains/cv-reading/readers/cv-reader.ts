import type { CvFields, CvProposalKind } from '@muster/contracts';
import type { KnownSkill } from '../../../records/skills/known-skills.ts';
import type { ExtractedText } from '../../../text-extraction/text-extraction.types.ts';

/** A fact found in a CV, in the contract's fields, with its lines. */
export type ReadProposal = {
  [Kind in CvProposalKind]: {
    kind: Kind;
    fields: CvFields<Kind>;
    /** 0–1. */
    confidence: number;
    source: { page: number; from: number; to: number };
  };
}[CvProposalKind];

export interface ReadingTask {
  document: ExtractedText;
  skills: readonly KnownSkill[];
  /** `yyyy-mm-dd`. */
  today: string;
  /** ISO 3166 code used to interpret phone numbers without a prefix. */
  country: string | null;
  /** Whether the text may leave this machine: the person agreed to `ai_processing`. */
  mayLeave: boolean;
  signal: AbortSignal;
}

export interface Reading {
  /** The engine that read it: `local`, or the name of a model. */
  engine: string;
  /** Whether another engine was asked first and gave no usable answer. */
  fellBack: boolean;
  proposals: ReadProposal[];
}

/** Reads a CV. The engine is chosen here; callers do not depend on which one answers. */
export interface CvReader {
  read(task: ReadingTask): Promise<Reading>;
}
