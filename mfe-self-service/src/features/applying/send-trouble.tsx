import { errorText, isLinkNotOpen } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import type { KeeperState } from './draft-keeper.ts';
import { useApplyingMessages } from './messages.ts';

interface SendTroubleProps {
  state: KeeperState;
  isUploading: boolean;
  /** Whether sending failed because the input could not be saved first. */
  isUnsent: boolean;
  refusal: Parameters<typeof errorText>[0];
}

/** Explains above the button why an application cannot be sent. */
export function SendTrouble({ state, isUploading, isUnsent, refusal }: SendTroubleProps) {
  const t = useApplyingMessages();
  const isUnsaved = isUnsent && state.failure !== null && !state.theirs;
  return (
    <>
      {isUploading && <NoticeBar kind="info">{t('cv.awaited')}</NoticeBar>}
      {isUnsaved && (
        <NoticeBar kind="danger">
          {t(isLinkNotOpen(state.failure) ? 'save.notOpen' : 'save.unsent')}
        </NoticeBar>
      )}
      {isUnsent && state.theirs && <NoticeBar kind="danger">{t('save.unsentChoice')}</NoticeBar>}
      {refusal != null && <NoticeBar kind="danger">{errorText(refusal)}</NoticeBar>}
    </>
  );
}
