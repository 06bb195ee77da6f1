import { FileDropZone, NoticeBar, Stack, useT } from '@muster/ui';
import { useOneFile } from '../uploads/use-one-file.ts';
import { identityMessages } from './messages.ts';

interface IdDocumentFieldProps {
  /** Name of the existing document. */
  kept: string | null;
  /** Whether a document was chosen in an earlier visit of the form. */
  isBrought?: boolean;
  error?: string | undefined;
  onFile: (id: string) => void;
}

/** The picture of an ID or the register extract; a new one replaces it. */
export function IdDocumentField({ kept, isBrought = false, error, onFile }: IdDocumentFieldProps) {
  const t = useT(identityMessages);
  const { state, take } = useOneFile({
    purpose: 'certificate',
    use: (id) => Promise.resolve(id),
    onDone: onFile,
  });
  return (
    <Stack gap="xs">
      {error && <NoticeBar kind="danger">{error}</NoticeBar>}
      {state.step === 'empty' && isBrought && !error && (
        <NoticeBar kind="quiet">{t('upload.brought')}</NoticeBar>
      )}
      {state.step === 'empty' && kept && !isBrought && (
        <NoticeBar kind="quiet">{t('upload.present', { name: kept })}</NoticeBar>
      )}
      {state.step === 'refused' && <NoticeBar kind="danger">{state.text}</NoticeBar>}
      {(state.step === 'sending' || state.step === 'checking' || state.step === 'done') && (
        <NoticeBar kind={state.step === 'done' ? 'success' : 'quiet'}>
          {t(`upload.${state.step}`, { name: state.name })}
        </NoticeBar>
      )}
      <FileDropZone
        label={t('upload.zone')}
        hint={t('upload.hint')}
        accept=".pdf,.png,.jpg,.jpeg"
        onFiles={([file]) => file && void take(file)}
      />
    </Stack>
  );
}
