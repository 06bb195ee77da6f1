import type { JobDraft, JobDraftField } from '@muster/contracts';
import type { Logger } from 'pino';
import type { KnownSkill } from '../../../cv-engine/cv-engine.types.ts';

/** Value stated in a message, and its position. */
export type Finding = {
  [F in JobDraftField]: {
    field: F;
    value: NonNullable<JobDraft[F]>;
    from: number;
    to: number;
  };
}[JobDraftField];

/** Statement about a field that fits several values. */
export interface Vague {
  field: JobDraftField;
  from: number;
  to: number;
  /** Messages that state it exactly. */
  choices: string[];
}

/** What a message states about a job. */
export interface MessageReading {
  findings: Finding[];
  vague: Vague[];
}

/** Input for reading a message. */
export interface ReadingTask {
  /** Message in one line. */
  text: string;
  /** Last question: a bare answer belongs to it. */
  asking: JobDraftField | null;
  skills: readonly KnownSkill[];
  /** `yyyy-mm-dd`. */
  today: string;
}

/** Reading task within a request. */
export interface MessageTask extends ReadingTask {
  log: Pick<Logger, 'warn'>;
}

/** Message reader. The engine is chosen here; callers do not depend on which one answers. */
export interface MessageReader {
  readonly engine: string;
  read(task: MessageTask): Promise<MessageReading>;
}
