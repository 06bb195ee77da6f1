import type { ActivityGroup } from '@muster/contracts';
import { Types, type PipelineStage, type QueryFilter } from 'mongoose';
import { AuditEventModel, type AuditEvent } from '../../../audit/audit-event.model.ts';
import { behind } from '../../../lists/timeline.ts';
import type { ReadablePart } from '../../../activity/readable-part.ts';
import { rateChange } from './rate-change.ts';
import { kindOf, toldActions } from '../../../activity/activity-kinds.ts';
import type { ActivityEntry, ReadEntries } from '../../../activity/activity-source.ts';
import type { ReadRights } from '../../candidates/api/read-rights.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';

const fields = {
  at: 1,
  actorUserId: 1,
  realActorUserId: 1,
  action: 1,
  entity: 1,
  entityId: 1,
  'changes.path': 1,
  'changes.secret': 1,
} as const;

/** An event without the changed values: only the names of the fields are shown. */
type ReadEvent = Pick<AuditEvent, '_id' | Extract<keyof typeof fields, keyof AuditEvent>> & {
  changes: Pick<AuditEvent['changes'][number], 'path' | 'secret'>[];
};

/** Audit events of one group. */
export interface AuditedPart {
  readonly entity: string;
  readonly filter: QueryFilter<AuditEvent>;
  readonly show: (event: ReadEvent) => ActivityEntry;
}

/** Changes of the record itself. */
export const recordActivity = ({ _id, rates }: Candidate, rights: ReadRights): AuditedPart => ({
  entity: 'candidate',
  filter: {
    entity: 'candidate',
    entityId: _id.toHexString(),
    action: { $in: toldActions(rights) },
  },
  show: (event) => ({
    ...entryOf(event, 'record'),
    fields: kindOf(event.action) === 'changed' ? fieldsOf(event, rights) : [],
    ...(kindOf(event.action) === 'rate_changed' && rateChange(rates, event.at)),
  }),
});

/** Changes of parts of the record that have their own ids and that the reader may open. */
export const partActivity = (
  group: ActivityGroup,
  entity: string,
  parts: ReadonlyMap<string, ReadablePart>,
): AuditedPart | null =>
  parts.size === 0
    ? null
    : {
        entity,
        filter: {
          entity,
          entityId: { $in: [...parts.keys()] },
          action: { $in: toldActions({ rates: false }) },
        },
        show: (event) => ({
          ...entryOf(event, group),
          excerpt: parts.get(event.entityId)?.text ?? null,
          targetId: new Types.ObjectId(event.entityId),
        }),
      };

/** Returns the events of all these parts with one query. */
export const auditedActivity =
  (parts: readonly AuditedPart[]): ReadEntries =>
  async (place, limit) => {
    // Each part is read separately from the index of record id and time; nothing is scanned.
    const [first, ...others] = parts.map(({ filter }): [PipelineStage.Match, ...Bounded[]] => [
      { $match: { $and: [filter, behind(place, 'at')] } },
      { $sort: { at: -1, _id: -1 } },
      { $limit: limit },
      { $project: fields },
    ]);
    if (!first) return [];
    const events = await AuditEventModel.aggregate<ReadEvent>([
      ...first,
      ...others.map((pipeline) => ({
        $unionWith: { coll: AuditEventModel.collection.name, pipeline },
      })),
    ]);
    return events.flatMap(
      (event) => parts.find(({ entity }) => entity === event.entity)?.show(event) ?? [],
    );
  };

type Bounded = PipelineStage.Sort | PipelineStage.Limit | PipelineStage.Project;

const entryOf = (event: ReadEvent, group: ActivityGroup): ActivityEntry => ({
  _id: event._id,
  at: event.at,
  group,
  kind: kindOf(event.action) ?? 'changed',
  action: event.action.slice(event.action.indexOf('.') + 1),
  actorUserId: event.actorUserId,
  realActorUserId: event.realActorUserId,
  fields: [],
  excerpt: null,
  to: null,
  targetId: null,
});

const contactFields: ReadonlySet<string> = new Set(['email', 'phone', 'contacts']);

/** Returns the names of the changed fields, without those of hidden blocks. */
const fieldsOf = ({ changes }: ReadEvent, { contact, sensitive }: ReadRights): string[] =>
  changes
    .filter(({ path, secret }) => (contact || !contactFields.has(path)) && (sensitive || !secret))
    .map(({ path }) => path);
