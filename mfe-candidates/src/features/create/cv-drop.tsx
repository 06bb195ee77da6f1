import { acceptedExtensions } from '@muster/contracts';
import { Button, FileDropZone, NoticeBar, Progress, formatPercent } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { CvDrop as Drop } from './use-cv-drop.ts';

/** Drop area for a CV, with the result. */
export function CvDrop({ drop }: { drop: Drop }) {
  const t = useMessages();
  const { state, take, clear } = drop;
  if (state.step === 'empty')
    return (
      <FileDropZone
        label={t('create.cv.zone')}
        hint={t('create.cv.hint')}
        accept={acceptedExtensions('document')}
        onFiles={([file]) => file && void take(file)}
      />
    );
  const another = (
    <Button size="xs" variant="default" onClick={clear}>
      {t('create.cv.another')}
    </Button>
  );
  if (state.step === 'refused')
    return (
      <NoticeBar kind="danger" title={state.name} action={another}>
        {state.text} {t('create.cv.byHand')}
      </NoticeBar>
    );
  if (state.step === 'done')
    return (
      <NoticeBar
        kind={state.result.outcome === 'read' ? 'success' : 'warning'}
        title={state.name}
        action={another}
      >
        {state.result.outcome === 'read'
          ? t('create.cv.read', { count: state.result.facts.length })
          : t(`create.cv.${state.result.outcome}`)}
      </NoticeBar>
    );
  const share = state.step === 'sending' ? state.share : 1;
  return (
    <div role="status">
      <NoticeBar kind="quiet" title={state.name}>
        {state.step === 'sending'
          ? t('create.cv.sending', { percent: formatPercent(share) })
          : t('create.cv.reading')}
        <Progress
          value={share * 100}
          size="sm"
          mt={6}
          animated={state.step === 'checking'}
          aria-label={t('create.cv.progress')}
        />
      </NoticeBar>
    </div>
  );
}
