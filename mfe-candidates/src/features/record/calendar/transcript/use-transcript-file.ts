import { useState } from 'react';
import { limits, transcriptEndpoints, type TranscriptPage } from '@muster/contracts';
import { useOneFile } from '@muster/blocks';
import { callEndpoint, readTextFile, usePlatform } from '@muster/kit';
import { useTranscriptMessages } from './messages.ts';

interface ReadFile {
  text: string;
  fileName: string;
}

/** Text files are read on this device, Word documents by the server, which deletes them at once. */
export function useTranscriptFile(
  { candidate, interview }: TranscriptPage,
  onRead: (read: ReadFile) => void,
) {
  const t = useTranscriptMessages();
  const platform = usePlatform();
  const [refusal, setRefusal] = useState<'wrongFormat' | 'tooLarge' | null>(null);
  const document = useOneFile({
    purpose: 'transcript',
    use: (fileId, signal) =>
      callEndpoint(
        platform,
        transcriptEndpoints.readFile,
        { params: { id: candidate.id, interviewId: interview.id }, body: { fileId } },
        signal,
      ),
    problemOf: ({ code }) => (code === 'VALIDATION_FAILED' ? t('add.unreadable') : null),
    onDone: onRead,
  });
  const { state } = document;

  async function take(file: File) {
    document.clear();
    const isDocument = /\.docx$/i.test(file.name);
    const found = !isDocument && !/\.(?:txt|vtt|srt)$/i.test(file.name) ? 'wrongFormat' : null;
    const refused = found ?? (file.size > limits.file.transcript ? 'tooLarge' : null);
    setRefusal(refused);
    if (refused) return;
    if (isDocument) await document.take(file);
    else onRead({ text: await readTextFile(file), fileName: file.name });
  }

  const problem =
    refusal !== null ? t(`add.${refusal}`) : state.step === 'refused' ? state.text : null;
  const isReading = state.step === 'sending' || state.step === 'checking';
  return { take, problem, isReading };
}
