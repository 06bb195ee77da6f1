import { useEffect, useId, useRef, useState } from 'react';
import { acceptedExtensions } from '@muster/contracts';
import { isApiError, usePlatform } from '@muster/kit';
import { Avatar, Button, Progress, useFieldWords, useT, type BoundField } from '@muster/ui';
import { uploadProblem } from '../attachments/upload-problem.ts';
import { logoMessages } from './logo-messages.ts';
import { uploadFile } from './upload-file.ts';
import classes from './logo-field.module.css';

interface LogoFieldProps extends BoundField<string | null> {
  /** Name whose first letter is shown if there is no picture. */
  owner: string;
  /** URL of the stored picture, if there is one. */
  savedUrl: string | null;
}

/** The picture of a company or the agency: uploaded at once, and used with the next save. */
export function LogoField({
  owner,
  savedUrl,
  id,
  value,
  error,
  onChange,
  onWords,
}: LogoFieldProps) {
  const t = useT(logoMessages);
  const label = t('label');
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, sent, problem, preview } = useLogoUpload(onChange);
  useFieldWords({ onWords }, { label, format: () => t('some') });
  const shown = value === null ? null : (preview ?? savedUrl);
  return (
    <div className={classes.field} role="group" aria-label={label}>
      <Avatar name={owner || '?'} src={shown} size={44} shape="square" />
      <div className={classes.body}>
        <span className={classes.buttons}>
          <Button
            id={id}
            variant="default"
            aria-describedby={help}
            loading={sent !== null}
            onClick={() => input.current?.click()}
          >
            {t(value === null ? 'choose' : 'change')}
          </Button>
          {value !== null && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
        </span>
        {sent !== null && <Progress value={sent} aria-label={t('sending')} />}
        <span
          id={help}
          role={problem || error ? 'alert' : undefined}
          className={problem || error ? classes.problem : classes.help}
        >
          {problem ?? error ?? t('help')}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedExtensions('image')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
    </div>
  );
}

/** Uploads one picture at a time; a new one replaces it. */
function useLogoUpload(onUploaded: (fileId: string) => void) {
  const platform = usePlatform();
  const stop = useRef<AbortController>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  async function send(file: File) {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setProblem(null);
    setSent(0);
    try {
      const { id } = await uploadFile({
        platform,
        file,
        signal,
        purpose: 'image',
        uploadId: null,
        onBegun: () => undefined,
        onProgress: (bytes) => setSent((bytes / file.size) * 100),
        onWaiting: () => undefined,
        onChecking: () => setSent(100),
      });
      setPreview(URL.createObjectURL(file));
      onUploaded(id);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setProblem(uploadProblem(error, file.size));
    } finally {
      if (!signal.aborted) setSent(null);
    }
  }
  return { send, sent, problem, preview };
}
