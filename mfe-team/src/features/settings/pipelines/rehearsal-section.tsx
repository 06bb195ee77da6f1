import { useState } from 'react';
import {
  pipelineRehearsalSchema,
  type PipelineRehearsal,
  type pipelineEndpoints,
  type BodyOf,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, EmptyLine, FormSection, Skeleton, formatDateTime } from '@muster/ui';
import { api } from '../../../api.ts';
import { DataColumns } from '../../../shared/data-columns/data-columns.tsx';
import { usePipelineMessages, type PipelineMessages } from './messages.ts';

type Body = BodyOf<typeof pipelineEndpoints.rehearse>;
type Stages = Body['changes']['stages'];

interface RehearsalSectionProps {
  id: string;
  /** Stages being edited, which may be incomplete. */
  stages: readonly object[];
}

/** Tests the edited stages with current candidates; nothing is written. */
export function RehearsalSection({ id, stages }: RehearsalSectionProps) {
  const t = usePipelineMessages();
  const [asked, setAsked] = useState<Body | null>(null);
  const parsed = pipelineRehearsalSchema.safeParse({ changes: { stages } });
  const next = parsed.success ? parsed.data : null;
  const isShown =
    asked !== null && next !== null && isSame(asked.changes.stages, next.changes.stages);
  return (
    <FormSection title={t('rehearsal.title')} text={t('rehearsal.text')}>
      {!isShown && (
        <div>
          <Button variant="default" disabled={next === null} onClick={() => setAsked(next)}>
            {t(asked === null ? 'rehearsal.start' : 'rehearsal.again')}
          </Button>
          {next === null && <EmptyLine text={t('rehearsal.invalid')} />}
        </div>
      )}
      {asked && isShown && <Rehearsed id={id} body={asked} />}
    </FormSection>
  );
}

const isSame = (one: Stages, other: Stages): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function Rehearsed({ id, body }: { id: string; body: Body }) {
  const t = usePipelineMessages();
  const query = api.usePipelinesRehearseQuery({ params: { id }, body });
  return (
    <QueryView
      query={query}
      size="compact"
      skeleton={<Skeleton height={200} />}
      empty={<EmptyLine text={t('rehearsal.none')} />}
    >
      {({ standing, data }) => (
        <>
          <p>{t('rehearsal.count', { count: standing, shown: data.length })}</p>
          <DataColumns
            label={t('rehearsal.title')}
            heads={[t('rehearsal.person'), t('rehearsal.now'), t('rehearsal.then')]}
            rows={data.map(({ id: key, person, job, now, then }) => ({
              key,
              cells: [
                `${person}, ${job}`,
                standingText(t, now),
                JSON.stringify(now) === JSON.stringify(then)
                  ? t('rehearsal.same')
                  : standingText(t, then, now),
              ],
            }))}
          />
        </>
      )}
    </QueryView>
  );
}

type Clock = PipelineRehearsal['data'][number]['now'];

/** Returns a candidate's stage, the answer's due date, and the text they read if it changes. */
function standingText(
  t: PipelineMessages,
  { stage, dueAt, isLate, candidateLabel }: Clock,
  before?: Clock,
): string {
  if (stage === null) return t('rehearsal.nowhere');
  const time = dueAt && formatDateTime(dueAt);
  const clock = time
    ? t(isLate ? 'rehearsal.late' : 'rehearsal.due', { time })
    : t('rehearsal.noClock');
  const label =
    before && candidateLabel !== null && candidateLabel !== before.candidateLabel
      ? [t('rehearsal.reads', { label: candidateLabel })]
      : [];
  return [stage, clock, ...label].join(' · ');
}
