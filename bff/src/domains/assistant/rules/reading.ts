import type { JobDraft, JobDraftField } from '@muster/contracts';
import type { Logger } from 'pino';
import type { KnownSkill } from '../../../cv-engine/cv-engine.types.ts';

/** A value that a message says, and where. */
export type Finding = {
  [F in JobDraftField]: {
    field: F;
    value: NonNullable<JobDraft[F]>;
    from: number;
    to: number;
  };
}[JobDraftField];

/** Something that was meant for a field and fits several values. */
export interface Vague {
  field: JobDraftField;
  from: number;
  to: number;
  /** Messages that say it exactly. */
  choices: string[];
}

/** What a message says of a job. */
export interface MessageReading {
  findings: Finding[];
  vague: Vague[];
}

/** What a message is read with. */
export interface ReadingTask {
  /** One line. */
  text: string;
  /** What was asked last: a bare answer belongs to it. */
  asking: JobDraftField | null;
  skills: readonly KnownSkill[];
  /** `yyyy-mm-dd`. */
  today: string;
}

/** A reading within a request. */
export interface MessageTask extends ReadingTask {
  log: Pick<Logger, 'warn'>;
}

/** Reads a message. The engine is chosen here; callers do not depend on which one answers. */
export interface MessageReader {
  readonly engine: string;
  read(task: MessageTask): Promise<MessageReading>;
}
