import type { Router } from 'express';
import type { EventHandlers } from '../outbox/event-handlers.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { TokenMinters } from '../mail/token-minters.ts';

/** What a domain adds to the process. Each part is optional. */
export interface Domain {
  readonly name: string;
  /** Mounts the endpoints below `/api/v1`. */
  readonly routes?: (router: Router) => void;
  /** What follows its events, run from the outbox. */
  readonly events?: EventHandlers;
  /** Its periodic work. */
  readonly jobs?: readonly JobDefinition[];
  /** Makes the links that its mails carry, when they are sent. */
  readonly tokens?: TokenMinters;
}
