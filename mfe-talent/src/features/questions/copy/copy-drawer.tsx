import { useState } from 'react';
import { limits, type QuestionBank } from '@muster/contracts';
import { QueryView, usePlatform, errorText } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  SearchSelectField,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useQuestionMessages } from '../../../shared/questions/messages.ts';
import { usePoolOptions } from '../../../shared/use-pool-options.ts';
import { CopyChoices } from './copy-choices.tsx';

/** Chooses questions of another pool and adds copies of them. */
export function CopyDrawer({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [fromPoolId, setFromPoolId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [copy, { isLoading, error }] = api.useQuestionsCopyMutation();
  const searchPools = usePoolOptions();
  const theirs = api.useQuestionsListQuery(
    { params: { id: fromPoolId ?? '' }, query: { use: bank.use } },
    { skip: fromPoolId === null },
  );
  const room = limits.question.perUse - bank.questions.length;

  async function add() {
    if (fromPoolId === null) return;
    const { data } = await copy({
      params: { id: bank.pool.id },
      body: { use: bank.use, fromPoolId, questionIds: chosen },
    });
    if (!data) return;
    const skipped = data.skipped.length;
    platform.notify({
      kind: 'success',
      text: [
        t('done.copied', { count: data.copied }),
        ...(skipped > 0 ? [t('done.skipped', { count: skipped })] : []),
      ].join(', '),
    });
    onClose();
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      unsaved={chosen.length > 0}
      title={t('copying.title')}
      subtitle={bank.pool.name}
      footer={
        <OverlayFooter unsaved={chosen.length > 0}>
          <CancelButton>{t('copying.cancel')}</CancelButton>
          <Button
            size="md"
            loading={isLoading}
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => void add()}
          >
            {t('copying.confirm', { count: chosen.length })}
          </Button>
        </OverlayFooter>
      }
    >
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <SearchSelectField
        label={t('copying.pool')}
        placeholder={t('copying.poolPlaceholder')}
        required
        autoFocus
        value={fromPoolId}
        search={async (q) => (await searchPools(q)).filter(({ value }) => value !== bank.pool.id)}
        onChange={(next) => {
          setFromPoolId(next);
          setChosen([]);
        }}
      />
      {chosen.length > room && (
        <NoticeBar kind="warning">{t('copying.noRoom', { count: room })}</NoticeBar>
      )}
      {fromPoolId !== null && (
        <QueryView query={theirs} skeleton={<PageSkeleton variant="list" />}>
          {(other) => (
            <CopyChoices bank={bank} other={other} chosen={chosen} onChange={setChosen} />
          )}
        </QueryView>
      )}
    </Drawer>
  );
}
