import { useId, useRef, useState, type DragEvent } from 'react';
import { IconFileUpload } from '../../primitives/icons.ts';
import classes from './file-drop-zone.module.css';

export interface FileDropZoneProps {
  /** Label of the button. */
  id?: string;
  /** What to drop: "Drop files here, or choose them". Names the button. */
  label: string;
  /** Formats and sizes, in a secondary line. */
  hint?: string;
  /** The `accept` attribute; dropped files are not held against it, their receiver looks at them. */
  accept?: string;
  /** Default: one file. */
  multiple?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  onFiles: (files: File[]) => void;
}

/** A drop zone for files, which is also a button to choose them. */
export function FileDropZone({
  id,
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  autoFocus = false,
  onFiles,
}: FileDropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  // Entering a child leaves its parent, so the entries are counted.
  const [inside, setInside] = useState(0);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setInside(0);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div
      className={classes.zone}
      data-over={(inside > 0 && !disabled) || undefined}
      onDragEnter={() => setInside(inside + 1)}
      onDragLeave={() => setInside(Math.max(0, inside - 1))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <button
        id={id}
        type="button"
        className={classes.button}
        disabled={disabled}
        // The first thing to do in an overlay that is about files; its focus trap looks for it.
        data-autofocus={autoFocus || undefined}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => input.current?.click()}
      >
        <IconFileUpload size={22} aria-hidden />
        <span className={classes.label}>{label}</span>
        {hint && (
          <span className={classes.hint} id={hintId}>
            {hint}
          </span>
        )}
      </button>
      <input
        ref={input}
        type="file"
        className={classes.input}
        // The button represents it.
        aria-hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again after its removal.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
