import { NoticeBar, formatPercent } from '@muster/ui';
import type { ApiError } from '@muster/kit';
import classes from './applying.module.css';
import { useApplyingMessages, type ApplyingMessages } from './messages.ts';
import type { CvState } from './use-cv.ts';

/** Progress of the CV, shown on every step because it continues during the next ones. */
export function CvProgress({ state, isUsed = false }: { state: CvState; isUsed?: boolean }) {
  const t = useApplyingMessages();
  return (
    <>
      <div role="status" className={classes.save}>
        {state.step === 'sending' &&
          (state.isWaiting
            ? t('cv.waiting')
            : t('cv.sending', { name: state.name, share: formatPercent(state.share) }))}
        {state.step === 'checking' && t('cv.checking')}
        {isUsed && t('cv.used')}
      </div>
      {state.step === 'refused' && (
        <NoticeBar kind="danger">{refusalText(state.error, t)}</NoticeBar>
      )}
    </>
  );
}

function refusalText({ code }: ApiError, t: ApplyingMessages): string {
  if (code === 'ATTACHMENT_TOO_LARGE') return t('cv.tooLarge');
  return t(code === 'ATTACHMENT_TYPE_NOT_ALLOWED' ? 'cv.refused' : 'cv.failed');
}
