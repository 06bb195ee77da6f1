import {
  applicationStageKinds,
  type ApplicationEventType,
  type ApplicationStageKind,
} from '@muster/contracts';
import { Types } from 'mongoose';
import type { ApplicationEvent } from '../../../records/applications/application-event.model.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { Random } from '../../../demo/random.ts';

const arrivals: Readonly<Record<ApplicationStageKind, ApplicationEventType>> = {
  added: 'added',
  interested: 'stage_changed',
  internal_review: 'stage_changed',
  submitted: 'submitted',
  client_interview: 'interview_requested',
  selected: 'selected',
  contracting: 'stage_changed',
};

/** Returns the application's history: one event for each stage, and the ending. */
export function eventsOf(
  {
    _id,
    ownerUserId,
    status,
    stageKind,
    exit,
    lastActivityAt,
  }: Pick<Application, '_id' | 'ownerUserId' | 'status' | 'stageKind' | 'exit' | 'lastActivityAt'>,
  moments: readonly Date[],
  random: Random,
): ApplicationEvent[] {
  const event = (type: ApplicationEventType, at: Date, from: string | null, to: string) => ({
    _id: new Types.ObjectId(random.id()),
    applicationId: _id,
    type,
    from,
    to,
    actorId: ownerUserId,
    actorKind: 'person' as const,
    at,
    note: null,
  });
  const passed = moments.map((at, step) => {
    const kind = applicationStageKinds[step] ?? 'added';
    return event(arrivals[kind], at, applicationStageKinds[step - 1] ?? null, kind);
  });
  if (exit && status !== 'active' && status !== 'placed')
    passed.push(event(status, exit.at, stageKind, status));
  if (status === 'placed') passed.push(event('placed', lastActivityAt, stageKind, 'placed'));
  return passed;
}
