import { useState } from 'react';
import { limits, type CvDecisionInput } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import {
  Button,
  Menu,
  IconButton,
  IconChecks,
  IconDots,
  Progress,
  formatPercent,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ApplyModal } from './apply-modal.tsx';
import { isTaken } from './proposal-groups.ts';
import type { ReviewInHand } from './use-review.ts';
import classes from './apply-bar.module.css';

/** Progress of the review, and actions on all of it. */
export function ApplyBar({ inHand }: { inHand: ReviewInHand }) {
  const t = useMessages();
  const platform = usePlatform();
  const { review, proposals, saving, decide, settled, take, isDoubtful, personConfirmed } = inHand;
  const [asking, setAsking] = useState(false);
  const [apply, applying] = api.useCvReadingApplyMutation();
  const [dismiss] = api.useCvReadingDismissMutation();
  const open = proposals.filter(({ relation }) => relation !== 'same');
  const decided = open.filter(({ decision }) => decision !== 'pending').length;
  const taken = open.filter(isTaken);
  const sure = open.filter(
    ({ kind, relation, decision, confidence, problems }) =>
      decision === 'pending' &&
      confidence >= limits.cvReading.sure &&
      problems.length === 0 &&
      // Another name for a known candidate has to be reviewed individually.
      !(kind === 'name' && relation === 'update'),
  );
  const may = (action: (typeof review.allowedActions)[number]) =>
    review.allowedActions.includes(action);
  if (!may('decide')) return null;

  const sayError = (error: unknown) =>
    platform.notify({
      kind: 'error',
      text:
        isApiError(error) && error.code === 'VALIDATION_FAILED'
          ? t('cvReview.needsChanges')
          : errorText(error),
    });

  async function write() {
    const version = await settled();
    if (version === null) return setAsking(false);
    const { data, error } = await apply({
      params: { id: review.id },
      body: { version, candidateVersion: review.candidateVersion, personConfirmed },
    });
    setAsking(false);
    if (!data) return sayError(error);
    take(data);
    platform.notify({ kind: 'success', text: t('cvReview.applied', { count: taken.length }) });
  }

  async function putAside() {
    const version = await settled();
    if (version === null) return;
    const { data, error } = await dismiss({ params: { id: review.id }, body: { version } });
    if (!data) return sayError(error);
    take(data);
    platform.notify({ kind: 'success', text: t('cvReview.dismissed') });
  }

  return (
    <div className={classes.bar}>
      <div className={classes.progress}>
        <span aria-live="polite">
          {t('cvReview.progress', { done: decided, count: open.length })}
          {saving && <span className={classes.saving}> · {t('cvReview.saving')}</span>}
        </span>
        <Progress
          value={open.length === 0 ? 100 : (decided / open.length) * 100}
          size="sm"
          aria-label={t('cvReview.progressLabel')}
        />
      </div>
      <div className={classes.barActions}>
        {sure.length > 0 && !isDoubtful && (
          <Button
            variant="default"
            leftSection={<IconChecks size={16} />}
            onClick={() =>
              decide(
                sure.map(({ id, kind }) => ({ id, kind, decision: 'accepted' }) as CvDecisionInput),
              )
            }
          >
            {t('cvReview.acceptSure', {
              count: sure.length,
              percent: formatPercent(limits.cvReading.sure),
            })}
          </Button>
        )}
        <Button disabled={taken.length === 0 || isDoubtful} onClick={() => setAsking(true)}>
          {t('cvReview.apply', { count: taken.length })}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton variant="default" aria-label={t('cvReview.more')}>
              <IconDots size={16} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void putAside()}>{t('cvReview.dismiss')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <ApplyModal
        opened={asking}
        taken={taken}
        undecided={open.length - decided}
        busy={applying.isLoading}
        onClose={() => setAsking(false)}
        onConfirm={() => void write()}
      />
    </div>
  );
}
