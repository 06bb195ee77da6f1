import { useState } from 'react';
import type { PhotoUploadQuery } from '@muster/contracts';
import type { PhotoFieldProps } from '@muster/ui';
import { photoProblem } from './photo-problem.ts';

/** The photo fields of a record. */
interface Shown {
  readonly photo?: string | undefined;
  readonly version: number;
}

interface PhotoChange {
  record: Shown;
  set: (query: PhotoUploadQuery, bytes: Blob) => Promise<Shown>;
  remove: (version: number) => Promise<Shown>;
  onChanged?: () => void;
}

/**
 * Saves the changes of a `PhotoField`. The record is reloaded automatically; until then the last
 * answer counts, so that a second change does not use an older version.
 */
export function usePhotoChange({
  record,
  set,
  remove,
  onChanged,
}: PhotoChange): Pick<PhotoFieldProps, 'photo' | 'onSet' | 'onRemove'> {
  const [answer, setAnswer] = useState<Shown | null>(null);
  const { photo, version } = answer && answer.version > record.version ? answer : record;
  const attempt = async (sent: Promise<Shown>): Promise<string | null> => {
    try {
      setAnswer(await sent);
      onChanged?.();
      return null;
    } catch (error) {
      return photoProblem(error);
    }
  };
  return {
    photo,
    onSet: (picture, crop) => attempt(set({ version: String(version), ...crop }, picture)),
    onRemove: () => attempt(remove(version)),
  };
}
