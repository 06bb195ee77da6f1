import type { IndexRebuild, SearchIndexView } from '@muster/contracts';
import { NoticeBar, Progress, Stack, formatCount } from '@muster/ui';
import { useSearchIndexMessages } from './messages.ts';

const kinds = { ready: 'success', building: 'info', behind: 'warning', down: 'danger' } as const;

/** Whether search results are reliable now, and the progress of a rebuild. */
export function IndexState({ view: { state, ageSeconds, rebuild } }: { view: SearchIndexView }) {
  const t = useSearchIndexMessages();
  const isUnderWay = rebuild?.state === 'waiting' || rebuild?.state === 'running';
  return (
    <>
      {isUnderWay ? (
        <Underway rebuild={rebuild} />
      ) : (
        <NoticeBar kind={kinds[state]} title={t(`state.${state}`)}>
          {state === 'behind'
            ? t('state.behindText', { count: ageSeconds })
            : t(`state.${state}Text`)}
        </NoticeBar>
      )}
      {rebuild?.state === 'failed' && (
        <NoticeBar kind="danger" title={t('failed')}>
          {t('failedText', { error: rebuild.error ?? t('silent') })}
        </NoticeBar>
      )}
    </>
  );
}

function Underway({ rebuild: { state, done, total } }: { rebuild: IndexRebuild }) {
  const t = useSearchIndexMessages();
  const text =
    state === 'waiting'
      ? t('waiting')
      : t('progress', { done: formatCount(done), total: formatCount(total) });
  return (
    <NoticeBar kind="info" title={text}>
      <Stack gap={4} pt={6}>
        <Progress value={total > 0 ? (done / total) * 100 : 0} aria-label={text} />
      </Stack>
    </NoticeBar>
  );
}
