import type { CvFields, CvProposalKind } from '@muster/contracts';
import type { KnownSkill } from '../../../records/skills/known-skills.ts';
import type { ExtractedText } from '../../../text-extraction/text-extraction.types.ts';

/** Something a CV says, in the fields of the contract, with the lines that say it. */
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
  /** ISO 3166 code that numbers without a prefix are read by. */
  country: string | null;
  /** Whether the text may leave this machine: the person agreed to `ai_processing`. */
  mayLeave: boolean;
  signal: AbortSignal;
}

export interface Reading {
  /** What read it: `local`, or the name of a model. */
  engine: string;
  /** Another engine was asked first and did not answer usably. */
  fellBack: boolean;
  proposals: ReadProposal[];
}

/** Reads a CV. The engine is chosen here; callers do not depend on which one answers. */
export interface CvReader {
  read(task: ReadingTask): Promise<Reading>;
}
