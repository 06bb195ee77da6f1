import { useRef, useState, type PointerEvent } from 'react';
import { useT } from '../i18n/index.ts';
import { Button } from '../primitives/mantine.ts';
import { cropOf, maxZoom, sideOf, wholePicture, withinPicture, type Size } from './crop.ts';
import { photoMessages } from './messages.ts';
import type { PhotoCrop } from './photo.types.ts';
import { Slide } from './slide.tsx';
import classes from './photo.module.css';

interface PhotoCropperProps {
  /** Object URL of the picture on this page. */
  src: string;
  busy: boolean;
  onKeep: (crop: PhotoCrop) => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

/** Size in pixels of the frame that shows the picture. */
const frame = 224;

/**
 * Lets the user choose the square of a picture to keep, by dragging it under a frame or with
 * sliders.
 */
export function PhotoCropper({ src, busy, onKeep, onCancel, onUnreadable }: PhotoCropperProps) {
  const t = useT(photoMessages);
  const [size, setSize] = useState<Size | null>(null);
  const [square, setSquare] = useState(wholePicture);
  // Last position of the pointer.
  const grabbed = useRef<{ x: number; y: number }>(null);
  const move = (changes: Partial<typeof square>) =>
    size && setSquare((now) => withinPicture(size, { ...now, ...changes }));
  // Screen pixels per pixel of the picture.
  const scale = size ? frame / sideOf(size, square) : 0;
  const isLoose = (length = 0) => length * scale > frame + 1;

  function grab({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    grabbed.current = { x: clientX, y: clientY };
  }
  function drag({ buttons, clientX, clientY }: PointerEvent) {
    const from = grabbed.current;
    if (!size || !from || buttons === 0) return;
    grabbed.current = { x: clientX, y: clientY };
    const across = (clientX - from.x) / scale / size.width;
    const down = (clientY - from.y) / scale / size.height;
    setSquare((now) => withinPicture(size, { ...now, x: now.x - across, y: now.y - down }));
  }

  return (
    <div className={classes.cropper}>
      <div
        className={classes.frame}
        style={{ width: frame, height: frame }}
        onPointerDown={grab}
        onPointerMove={drag}
      >
        <img
          src={src}
          alt={t('part')}
          draggable={false}
          style={
            size
              ? {
                  width: size.width * scale,
                  height: size.height * scale,
                  transform: `translate(${frame / 2 - square.x * size.width * scale}px, ${frame / 2 - square.y * size.height * scale}px)`,
                }
              : undefined
          }
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={onUnreadable}
        />
      </div>
      <div className={classes.slides}>
        <Slide
          label={t('zoom')}
          from={1}
          to={maxZoom}
          value={square.zoom}
          disabled={!size}
          onChange={(zoom) => move({ zoom })}
        />
        <Slide
          label={t('across')}
          value={square.x}
          disabled={!isLoose(size?.width)}
          onChange={(x) => move({ x })}
        />
        <Slide
          label={t('down')}
          value={square.y}
          disabled={!isLoose(size?.height)}
          onChange={(y) => move({ y })}
        />
        <span className={classes.buttons}>
          <Button
            disabled={!size}
            loading={busy}
            onClick={() => size && onKeep(cropOf(size, square))}
          >
            {t('keep')}
          </Button>
          <Button variant="default" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </span>
      </div>
    </div>
  );
}
