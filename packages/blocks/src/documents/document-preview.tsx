import { useEffect, useRef, useState } from 'react';
import { errorText } from '@muster/kit';
import { Button, LoadingText, NoticeBar, useT } from '@muster/ui';
import { documentMessages } from './messages.ts';
import type { OpenPdf } from './pdf-document.types.ts';
import { PdfPages } from './pdf-pages.tsx';
import classes from './documents.module.css';

export interface DocumentPreviewProps {
  name: string;
  /** The detected type of the bytes, which may differ from the file name. */
  type: string;
  /** Loads the bytes; fails with an API error. Called again by "Try again". */
  load: (signal: AbortSignal) => Promise<Blob>;
  /** See `PdfPages`. */
  open?: OpenPdf;
}

/** Whether files of a type can be previewed. */
export const isPreviewable = (type: string): boolean =>
  type === 'application/pdf' ||
  type.startsWith('image/') ||
  type.startsWith('audio/') ||
  type === 'text/plain';

/** Shows a file within the page: PDF pages, a picture or plain text. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const t = useT(documentMessages);
  if (!isPreviewable(props.type)) return <NoticeBar kind="quiet">{t('none')}</NoticeBar>;
  return <LoadedPreview {...props} />;
}

function LoadedPreview({ name, type, load, open }: DocumentPreviewProps) {
  const t = useT(documentMessages);
  const { loaded, retry } = useLoaded(load);
  if (!loaded) return <LoadingText>{t('opening')}</LoadingText>;
  if ('error' in loaded)
    return (
      <NoticeBar
        kind="danger"
        action={
          <Button variant="default" size="xs" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(loaded.error)}
      </NoticeBar>
    );
  if (type === 'application/pdf') return <PdfPages bytes={loaded.bytes} name={name} open={open} />;
  if (type === 'text/plain') return <PlainText bytes={loaded.bytes} name={name} />;
  if (type.startsWith('audio/')) return <Sound bytes={loaded.bytes} name={name} />;
  return <Picture bytes={loaded.bytes} name={name} />;
}

type Loaded = { bytes: Blob } | { error: unknown };

/** The bytes, loaded again when `load` changes or after `retry`. */
function useLoaded(load: DocumentPreviewProps['load']) {
  const [attempt, setAttempt] = useState(0);
  const [kept, setKept] = useState<{ of: typeof load; attempt: number; loaded: Loaded }>();
  useEffect(() => {
    const leaving = new AbortController();
    const keep = (loaded: Loaded) =>
      leaving.signal.aborted || setKept({ of: load, attempt, loaded });
    load(leaving.signal).then(
      (bytes) => keep({ bytes }),
      (error: unknown) => keep({ error }),
    );
    return () => leaving.abort();
  }, [load, attempt]);
  const isCurrent = kept?.of === load && kept.attempt === attempt;
  return { loaded: isCurrent ? kept.loaded : null, retry: () => setAttempt(attempt + 1) };
}

function Picture({ bytes, name }: { bytes: Blob; name: string }) {
  const t = useT(documentMessages);
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(bytes);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  if (broken) return <NoticeBar kind="warning">{t('broken')}</NoticeBar>;
  return (
    <div className={classes.picture}>
      <img ref={picture} alt={t('image', { name })} onError={() => setBroken(true)} />
    </div>
  );
}

function Sound({ bytes, name }: { bytes: Blob; name: string }) {
  const t = useT(documentMessages);
  const player = useRef<HTMLAudioElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(bytes);
    if (player.current) player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  if (broken) return <NoticeBar kind="warning">{t('broken')}</NoticeBar>;
  return (
    <audio
      ref={player}
      className={classes.sound}
      controls
      aria-label={t('sound', { name })}
      onError={() => setBroken(true)}
    >
      {/* What was said stands in the transcript. */}
      <track kind="captions" />
    </audio>
  );
}

function PlainText({ bytes, name }: { bytes: Blob; name: string }) {
  const t = useT(documentMessages);
  const [text, setText] = useState<string>();
  useEffect(() => {
    let left = false;
    void bytes.text().then((read) => left || setText(read));
    return () => void (left = true);
  }, [bytes]);
  if (text === undefined) return <LoadingText>{t('opening')}</LoadingText>;
  return (
    <pre className={classes.plain} role="region" aria-label={t('text', { name })} tabIndex={0}>
      {text}
    </pre>
  );
}
