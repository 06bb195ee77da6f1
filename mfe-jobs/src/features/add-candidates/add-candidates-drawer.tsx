import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  earlyStageKinds,
  limits,
  type AddToJobItem,
  type Board,
  type EarlyStageKind,
} from '@muster/contracts';
import {
  QueryView,
  errorText,
  useCan,
  useIntentKey,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  Button,
  CancelButton,
  CheckboxField,
  Drawer,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  SegmentedField,
  Stack,
  stateLabel,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useAddMessages } from './messages.ts';
import { AddResults } from './add-results.tsx';
import { PeoplePicker } from './people-picker.tsx';
import type { ChosenPerson, PeopleSource } from './chosen-person.ts';

/** Adds several candidates to a job, found by text or in a pool. */
export function AddCandidatesDrawer() {
  const t = useAddMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useBoardReadQuery({ params: { id }, query: {} });
  const board = query.currentData;
  if (board?.mayAdd) return <AddPeople board={board} />;
  return (
    <Drawer opened onClose={() => close()} title={t('title')}>
      <QueryView query={query} isEmpty={() => false} skeleton={<PageSkeleton variant="list" />}>
        {({ job }) => (
          <NoticeBar kind="warning">
            {job.status === 'open' || job.status === 'on_hold'
              ? t('notAllowed')
              : t('closed', { state: stateLabel('job', job.status) })}
          </NoticeBar>
        )}
      </QueryView>
    </Drawer>
  );
}

type Chosen = ReadonlyMap<string, ChosenPerson>;

function AddPeople({ board: { job, columns } }: { board: Board }) {
  const t = useAddMessages();
  const close = useOverlayClose();
  const platform = usePlatform();
  const intent = useIntentKey();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [stage, setStage] = useState<EarlyStageKind>('added');
  const [askInterest, setAskInterest] = useState(false);
  const [results, setResults] = useState<readonly AddToJobItem[]>([]);
  const hasMatches = useCan()('match.read');
  const [from, setFrom] = useState<PeopleSource>(hasMatches ? 'matches' : 'everybody');
  const [add, adding] = api.useApplicationsBulkAddMutation();
  const again = [...chosen.values()].filter(({ verdict }) => verdict?.code === 'EARLIER_ATTEMPT');

  async function confirm() {
    const body = {
      ids: [...chosen.keys()],
      jobId: job.id,
      stage,
      askInterest: askInterest && stage === 'added',
      source: from === 'pool' ? ('pool' as const) : ('staff_added' as const),
      // Choosing a former candidate of the job is the confirmation.
      again: again.length > 0,
    };
    const answer = await add({ body, idempotencyKey: intent.keyFor(body) });
    if (!answer.data) return;
    intent.done();
    const { items, ok, failed } = answer.data;
    const refused = new Set(items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id));
    platform.notify(
      failed > 0
        ? { kind: 'info', text: t('partly', { ok, failed }) }
        : { kind: 'success', text: t('done', { count: ok }) },
    );
    const toTell = items.filter(({ outcome, unasked }) => outcome !== 'ok' || unasked);
    setResults(toTell);
    if (toTell.length === 0) close({ saved: true });
    else setChosen(new Map([...chosen].filter(([id]) => refused.has(id))));
  }

  return (
    <Drawer
      opened
      onClose={() => close()}
      title={t('title')}
      subtitle={t('subtitle', { job: job.title, company: job.company.name })}
      footer={
        <OverlayFooter left={chosen.size > 0 && t('chosen', { count: chosen.size })}>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button
            size="md"
            disabled={chosen.size === 0 || chosen.size > limits.bulk.items}
            loading={adding.isLoading}
            onClick={() => void confirm()}
          >
            {chosen.size === 0 ? t('chooseFirst') : t('confirm', { count: chosen.size })}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        {again.length > 0 && (
          <NoticeBar kind="info">
            {t('again', { names: again.map(({ name }) => name).join(', ') })}
          </NoticeBar>
        )}
        {chosen.size > limits.bulk.items && (
          <NoticeBar kind="warning">{t('most', { max: limits.bulk.items })}</NoticeBar>
        )}
        {results.length > 0 && <AddResults items={results} />}
        {adding.error && <NoticeBar kind="danger">{errorText(adding.error)}</NoticeBar>}
        <PeoplePicker
          jobId={job.id}
          chosen={chosen}
          onChoose={setChosen}
          hasMatches={hasMatches}
          from={from}
          onFrom={setFrom}
          begin={
            <>
              <SegmentedField
                label={t('stage')}
                value={stage}
                options={earlyStageKinds.map((value) => ({
                  value,
                  label: columns.find(({ kind }) => kind === value)?.name ?? value,
                }))}
                onChange={(next) => setStage(next)}
              />
              {stage === 'added' && (
                <CheckboxField
                  label={t('askInterest')}
                  help={t('askInterestHelp')}
                  value={askInterest}
                  onChange={setAskInterest}
                />
              )}
            </>
          }
        />
      </Stack>
    </Drawer>
  );
}
