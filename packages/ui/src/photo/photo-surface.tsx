import { useEffect, useId, useRef, useState } from 'react';
import { acceptedExtensions, limits } from '@muster/contracts';
import { useT } from '../i18n/index.ts';
import { Avatar } from '../primitives/avatar.tsx';
import { Button } from '../primitives/mantine.ts';
import { messageMost } from './message-most.ts';
import { photoMessages } from './messages.ts';
import { PhotoCropper } from './photo-cropper.tsx';
import type { PhotoCrop, PhotoFieldProps } from './photo.types.ts';
import classes from './photo.module.css';

/** The chosen file, and its object URL while it is shown. */
interface Picture {
  file: File;
  src: string;
}

/** The photo with its actions, or the chosen picture until it is saved. */
export function PhotoSurface({ name, photo, help, onSet, onRemove }: PhotoFieldProps) {
  const t = useT(photoMessages);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => (picture ? URL.revokeObjectURL(picture.src) : undefined), [picture]);

  async function attempt(work: () => Promise<string | null>) {
    setBusy(true);
    const wrong = await work();
    setBusy(false);
    setProblem(wrong);
    setPicture(null);
  }
  function choose(file: File) {
    const isTooLarge = file.size > limits.file.image;
    setProblem(isTooLarge ? t('tooLarge', messageMost) : null);
    setPicture(isTooLarge ? null : { file, src: URL.createObjectURL(file) });
  }

  return (
    <div role="group" aria-label={t('label')}>
      {picture ? (
        <PhotoCropper
          src={picture.src}
          busy={busy}
          onKeep={(crop: PhotoCrop) => void attempt(() => onSet(picture.file, crop))}
          onCancel={() => setPicture(null)}
          onUnreadable={() => {
            setPicture(null);
            setProblem(t('unreadable'));
          }}
        />
      ) : (
        <div className={classes.field}>
          <Avatar name={name} src={photo} size={64} />
          <div className={classes.body}>
            <span className={classes.buttons}>
              <Button
                variant="default"
                aria-describedby={helpId}
                disabled={busy}
                onClick={() => input.current?.click()}
              >
                {t(photo ? 'change' : 'choose')}
              </Button>
              {photo && (
                <Button variant="subtle" loading={busy} onClick={() => void attempt(onRemove)}>
                  {t('remove')}
                </Button>
              )}
            </span>
            <span
              id={helpId}
              role={problem ? 'alert' : undefined}
              className={problem ? classes.problem : classes.help}
            >
              {problem ?? t('formats', { ...messageMost, help })}
            </span>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('label')}
        accept={acceptedExtensions('image')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choose(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
