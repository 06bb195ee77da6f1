import type { Actor } from '../../../auth/actor.ts';
import type { EventStream } from '../../../http/mount-events.ts';
import { pipelineChangedPayload } from '../../../outbox/pipeline-changed.ts';
import type { TailedEvent } from '../../../outbox/tail.ts';
import { visibleJobs } from '../../../records/jobs/job-lookup.ts';

interface Reader {
  readonly stream: EventStream;
  readonly actor: Actor;
}

/**
 * Tells each reader on which of their jobs a candidate moved; jobs hidden from the reader are left
 * out.
 */
export async function streamPipelines(
  events: readonly TailedEvent[],
  readers: readonly Reader[],
): Promise<void> {
  const latest = new Map(
    events.map(({ payload, at }) => [pipelineChangedPayload.parse(payload).jobId, at] as const),
  );
  if (latest.size === 0) return;
  const visible = new Map<string, ReturnType<typeof visibleJobs>>();
  for (const { stream, actor } of readers) {
    if (!actor.can('application.list')) continue;
    // Queried once for all windows of a user in a role; an impersonator has fewer rights.
    const key = `${actor.assignmentId.toHexString()} ${actor.selfUserIds.length}`;
    const asked = visible.get(key) ?? visibleJobs(actor, [...latest.keys()]);
    visible.set(key, asked);
    for (const jobId of (await asked).keys())
      stream.send('pipeline', { jobId }, String(latest.get(jobId)?.getTime()));
  }
}
