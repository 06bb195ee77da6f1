import { errorText } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import type { KeeperState } from './draft-keeper.ts';
import { useApplyingMessages } from './messages.ts';

interface SendTroubleProps {
  state: KeeperState;
  isUploading: boolean;
  /** It was to be sent, and what was typed could not be kept first. */
  isUnsent: boolean;
  refusal: Parameters<typeof errorText>[0];
}

/** Above the button: why an application is not sent. */
export function SendTrouble({ state, isUploading, isUnsent, refusal }: SendTroubleProps) {
  const t = useApplyingMessages();
  const isUnsaved = isUnsent && state.failure !== null && !state.theirs;
  return (
    <>
      {isUploading && <NoticeBar kind="info">{t('cv.awaited')}</NoticeBar>}
      {isUnsaved && <NoticeBar kind="danger">{t('save.unsent')}</NoticeBar>}
      {isUnsent && state.theirs && <NoticeBar kind="danger">{t('save.unsentChoice')}</NoticeBar>}
      {refusal != null && <NoticeBar kind="danger">{errorText(refusal)}</NoticeBar>}
    </>
  );
}
