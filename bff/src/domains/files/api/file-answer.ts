import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import { readFileRange, requireClean, showFile, type StoredFile } from './files.ts';

/**
 * Returns a file for download, in parts if the browser asks for ranges. @throws AppError for a file
 * that is not clean
 */
export function fileAnswer(file: StoredFile): RangedFileAnswer {
  requireClean(file);
  const { type, size } = showFile(file);
  return {
    name: file.name,
    contentType: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    bytes: size,
    part: (range) => readFileRange(file, range),
  };
}
