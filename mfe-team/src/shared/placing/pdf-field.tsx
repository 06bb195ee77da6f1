import { useOneFile } from '@muster/blocks';
import { FileDropZone, NoticeBar, Stack } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';

/** Uploads the PDF to be signed, and shows the progress. */
export function PdfField({ onFile }: { onFile: (id: string) => void }) {
  const t = usePlacingMessages();
  const { state, take } = useOneFile({
    purpose: 'document',
    use: (id) => Promise.resolve(id),
    onDone: onFile,
  });
  return (
    <Stack gap="xs">
      {state.step === 'refused' && <NoticeBar kind="danger">{state.text}</NoticeBar>}
      {(state.step === 'sending' || state.step === 'checking' || state.step === 'done') && (
        <NoticeBar kind={state.step === 'done' ? 'success' : 'quiet'}>
          {t(`bring.${state.step}`, { name: state.name })}
        </NoticeBar>
      )}
      <FileDropZone
        label={t('bring.zone')}
        hint={t('bring.hint')}
        accept=".pdf"
        onFiles={([file]) => file && void take(file)}
      />
    </Stack>
  );
}
