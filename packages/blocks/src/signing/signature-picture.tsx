import { useRef, useState } from 'react';
import { Button, useT } from '@muster/ui';
import { signingMessages } from './messages.ts';
import { shrinkSignature } from './shrink-signature.ts';
import classes from './signing.module.css';

interface SignaturePictureProps {
  /** A JPEG in base64. */
  image: string | null;
  onChange: (image: string | null) => void;
  shrink?: typeof shrinkSignature;
}

/** A photo or scan of a signature, scaled down before it is sent. */
export function SignaturePicture({
  image,
  onChange,
  shrink = shrinkSignature,
}: SignaturePictureProps) {
  const t = useT(signingMessages);
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const take = (file: File) =>
    shrink(file).then(
      (made) => {
        setFailed(false);
        onChange(made);
      },
      () => setFailed(true),
    );
  return (
    <div className={classes.pad}>
      {image && (
        <img
          className={classes.picture}
          src={`data:image/jpeg;base64,${image}`}
          alt={t('picture.shown')}
        />
      )}
      <Button variant="default" onClick={() => input.current?.click()}>
        {t(image ? 'picture.change' : 'picture.choose')}
      </Button>
      <span role={failed ? 'alert' : undefined} className={classes.consent}>
        {t(failed ? 'picture.failed' : 'picture.help')}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picture.choose')}
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}
